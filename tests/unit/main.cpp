// Catch2's main(): it takes several seconds to compile, so nothing else stands here.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
