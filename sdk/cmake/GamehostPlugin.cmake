# gamehost_add_plugin(NAME SOURCES file...): a game plugin, built as NAME.so.
#
# The library has no prefix, exports the entry symbol alone, and must not leave a symbol undefined, so that a missing
# function is found when it is linked and not when it is loaded. Under a sanitizer the last check is left out: the
# sanitizer's own symbols come from the program.

function(gamehost_add_plugin name)
  cmake_parse_arguments(PARSE_ARGV 1 plugin "" "" "SOURCES")
  if(NOT plugin_SOURCES OR plugin_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "expected: gamehost_add_plugin(NAME SOURCES file...)")
  endif()
  set(map "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.map")
  add_library(${name} MODULE ${plugin_SOURCES})
  target_link_libraries(${name} PRIVATE gamehost::sdk)
  set_target_properties(${name} PROPERTIES
    PREFIX "" CXX_VISIBILITY_PRESET hidden C_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    LINK_DEPENDS "${map}")
  target_link_options(${name} PRIVATE "LINKER:--version-script=${map}")
  if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    target_link_options(${name} PRIVATE "LINKER:-z,defs")
  endif()
endfunction()
