// gamehost/detail/guard.hpp: where exceptions of the author's code end. Not for authors.
#ifndef GAMEHOST_DETAIL_GUARD_HPP
#define GAMEHOST_DETAIL_GUARD_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string_view>

#include <gamehost/abi.h>
#include <gamehost/scanner.hpp>
#include <gamehost/settings.hpp>
#include <gamehost/writer.hpp>

namespace gamehost::detail {

inline gamehost_status report(gamehost_error* error, std::string_view text, gamehost_status status) {
    const auto length = std::min<std::size_t>(text.size(), error->capacity);
    std::memcpy(error->text, text.data(), length);
    error->length = static_cast<std::uint32_t>(length);
    return status;
}

// Runs one call of the author's code. Whatever it throws ends here: the text is copied, so that nothing of the
// exception is needed once the library is unmapped.
template <class Call>
gamehost_status guard(gamehost_error* error, Call call) noexcept {
    try {
        return call();
    } catch (const BadInput& bad) {
        error->number = bad.number();
        return report(error, bad.what(), bad.status());
    } catch (const BadSetting& bad) {
        error->setting = bad.index();
        return report(error, bad.what(), GAMEHOST_BAD_DATA);
    } catch (const HostRefused& refused) {
        return report(error, "the host takes no more", refused.status);
    } catch (const std::bad_alloc&) {
        return report(error, "not enough memory", GAMEHOST_CANNOT);
    } catch (const std::length_error&) {  // more than a container can ever hold
        return report(error, "not enough memory", GAMEHOST_CANNOT);
    } catch (const std::exception& exception) {
        return report(error, exception.what(), GAMEHOST_BROKEN);
    } catch (...) {
        return report(error, "it threw something that is no std::exception", GAMEHOST_BROKEN);
    }
}

}  // namespace gamehost::detail

#endif
