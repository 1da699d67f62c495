# find_package(gamehost): the target gamehost::sdk, and gamehost_add_plugin().
include("${CMAKE_CURRENT_LIST_DIR}/gamehostTargets.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/GamehostPlugin.cmake")
