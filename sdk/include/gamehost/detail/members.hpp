// gamehost/detail/members.hpp: which optional members a game's class has, right or wrong. Not for authors.
//
// Whether a class has a member of a given name, whatever it is: a data member, a function, an overload set or a
// template. Asking for &G::name misses the last two. So let a class inherit the name twice: taking its address is
// then ambiguous exactly when G has it too.
#ifndef GAMEHOST_DETAIL_MEMBERS_HPP
#define GAMEHOST_DETAIL_MEMBERS_HPP

namespace gamehost::detail {

template <class G, class Names>
struct Both : G, Names {};

#define GAMEHOST_DETAIL_MEMBER(name)  \
    struct Names_##name {             \
        int name;                     \
    };                                \
    template <class G>                \
    concept has_##name = !requires {  \
        &Both<G, Names_##name>::name; \
    }

GAMEHOST_DETAIL_MEMBER(parse_case);
GAMEHOST_DETAIL_MEMBER(settings);
GAMEHOST_DETAIL_MEMBER(fields);
GAMEHOST_DETAIL_MEMBER(field);
GAMEHOST_DETAIL_MEMBER(grundy);

GAMEHOST_DETAIL_MEMBER(write_position);
GAMEHOST_DETAIL_MEMBER(read_position);
GAMEHOST_DETAIL_MEMBER(write_case);
GAMEHOST_DETAIL_MEMBER(random_position);

GAMEHOST_DETAIL_MEMBER(options);
GAMEHOST_DETAIL_MEMBER(components);
GAMEHOST_DETAIL_MEMBER(winning_options);
GAMEHOST_DETAIL_MEMBER(positions_up_to);
GAMEHOST_DETAIL_MEMBER(is_option);
GAMEHOST_DETAIL_MEMBER(verify_bound);

GAMEHOST_DETAIL_MEMBER(moves);
GAMEHOST_DETAIL_MEMBER(winning_moves);
GAMEHOST_DETAIL_MEMBER(is_move);
GAMEHOST_DETAIL_MEMBER(heap_range);

#undef GAMEHOST_DETAIL_MEMBER

}  // namespace gamehost::detail

#endif
