// Right games with every optional member.
#include "complete_game.hpp"

struct Game : GameWithMoves {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."}};
    explicit Game(const gamehost::Settings& values) : most(values.number("most")) {}

    static constexpr std::array fields{gamehost::Field{.name = "most", .help = "The largest heap."}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer& out) const {
        out << most;
        return true;
    }

    void write_case(const Position& position, gamehost::Writer& out) const { out << position; }
    void random_position(std::uint64_t size, gamehost::Random& random, Position& position) const {
        position = random.between(1, size);
    }

    void components(const Position& position, gamehost::Positions<Position>& out) const {
        if (position != 0 && !out.add(position)) return;
    }
    void winning_options(const Position& position, std::size_t, gamehost::Nimber target,
                         gamehost::Positions<Position>& out) const {
        if (target.value() >= position) return;
        const auto move = [&](gamehost::Writer& text) { text << position << " → " << target; };
        if (!out.add(target.value(), move)) return;
    }
    static constexpr std::uint64_t verify_bound = 9;

    std::uint64_t most;
};
GAMEHOST_PLUGIN(Game)

// Without `grundy`.
struct GameOfMoves : GameWithoutGrundy {
    void write_position(const Position& position, gamehost::Writer& out) const { out << position; }
    void read_position(gamehost::Scanner& in, Position& position) const { position = in.next(); }
    void options(const Position& position, gamehost::Positions<Position>& out) const {
        if (position != 0 && !out.add(position - 1)) return;
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<GameOfMoves>();

// A game of heaps, with as little as possible.
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<OneHeap>>();

// And with all. A bound is a constant of any type of whole numbers.
struct Heap : ValuedHeap {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."}};
    explicit Heap(const gamehost::Settings& values) { range.most = values.number("most"); }

    gamehost::Nimber grundy(const gamehost::Heaps& heaps) const { return gamehost::Nimber(heaps.size()); }
    void winning_moves(std::uint64_t, gamehost::Nimber target, gamehost::HeapMoves& out) const {
        if (!out.to({target.value()})) return;
    }
    const gamehost::Range& heap_range() const { return range; }
    void parse_case(gamehost::Scanner& in, gamehost::Heaps& heaps) const { in.read(heaps, 2, range); }
    void write_case(const gamehost::Heaps& heaps, gamehost::Writer& out) const { out << heaps; }
    void random_position(std::uint64_t size, gamehost::Random& random, gamehost::Heaps& heaps) const {
        heaps.assign(2, random.between(1, size));
    }
    void positions_up_to(std::uint64_t bound, gamehost::Positions<gamehost::Heaps>& out) const {
        if (!out.add({bound})) return;
    }
    static constexpr int verify_bound = 9;

    gamehost::Range range = heap_size;
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<Heap>>();

// A heap's parameter may be of any type that takes all of it.
struct HeapOfAnotherType : OneHeapWithoutMoves {
    void moves(const unsigned long long& heap, gamehost::HeapMoves& out) const {
        if (heap != 0 && !out.to({})) return;
    }
    gamehost::Nimber grundy(std::size_t heap) const { return gamehost::Nimber(heap != 0 ? 1 : 0); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapOfAnotherType>>();
