#pragma once

#include <cstdint>
#include <exception>
#include <string_view>

#include <gamehost/abi_rules.h>

namespace gamehost {

// What a plugin lists, passed on to `take(position, move)` one at a time. It answers whether more is wanted, and may
// throw: the exception waits until the plugin has returned, for no exception crosses the boundary. After it had enough,
// or was handed something broken, it takes nothing more.
template <class Take>
class Listing : public gamehost_positions {
public:
    Listing(Take& take, bool moves) : gamehost_positions{sizeof(gamehost_positions), moves, &add}, take_(take) {}
    Listing(const Listing&) = delete;
    Listing& operator=(const Listing&) = delete;

    // Whether all that was listed is there.
    bool is_sound() const { return is_sound_; }

    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    static gamehost_status add(gamehost_positions* out, const gamehost_position* position, const char* move,
                               std::uint64_t length) noexcept {
        Listing& listing = *static_cast<Listing*>(out);
        if (!listing.wanted_ || !listing.is_sound_) return GAMEHOST_END;
        try {
            listing.is_sound_ = position != nullptr && (move != nullptr || length == 0);
            if (!listing.is_sound_) return GAMEHOST_BROKEN;
            listing.wanted_ = listing.take_(position, std::string_view(move, static_cast<std::size_t>(length)));
        } catch (...) {
            listing.failure_ = std::current_exception();
            listing.wanted_ = false;
        }
        return listing.wanted_ ? GAMEHOST_OK : GAMEHOST_END;
    }

    Take& take_;
    bool is_sound_ = true;
    bool wanted_ = true;
    std::exception_ptr failure_;
};

}  // namespace gamehost
