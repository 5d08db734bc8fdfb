# What Python imports: `_core`, and on x86-64 `_core_v3` and `_core_v4` with `_cpu` to choose between them.
find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module Development.SABIModule)
execute_process(COMMAND "${Python_EXECUTABLE}" -m nanobind --cmake_dir
  OUTPUT_STRIP_TRAILING_WHITESPACE OUTPUT_VARIABLE nanobind_ROOT)
find_package(nanobind CONFIG REQUIRED)

# nanobind's headers write to stderr and leave it to others to declare it; LLVM's library does not.
if(NOT MSVC)
  add_compile_options("SHELL:-include cstdio")
endif()

# Python 3.12 and newer share one stable ABI; nanobind builds for 3.11 alone otherwise.
function(core_module suffix level)
  # A domain of its own, so that a test can have all of them in one process.
  nanobind_add_module(_core${suffix} STABLE_ABI NB_STATIC NB_DOMAIN shipmates${suffix} src/bind.cpp src/env/bind.cpp)
  target_compile_definitions(_core${suffix} PRIVATE
    SHIPMATES_MODULE=_core${suffix} SHIPMATES_VERSION="${SKBUILD_PROJECT_VERSION_FULL}"
    SHIPMATES_BUILD="${SHIPMATES_BUILD}" SHIPMATES_LEVEL="${level}")
  target_link_libraries(_core${suffix} PRIVATE shipmates_core${suffix})
  install(TARGETS _core${suffix} LIBRARY DESTINATION shipmates_native)
endfunction()

core_module("" ${BASE_LEVEL})
foreach(level ${FAST_LEVELS})
  core_library(_${level} ${FLAGS_${level}})
  core_module(_${level} x86-64-${level})
endforeach()
if(FAST_LEVELS)
  Python_add_library(_cpu MODULE USE_SABI 3.11 WITH_SOABI src/bind/cpu.cpp)
  install(TARGETS _cpu LIBRARY DESTINATION shipmates_native)
endif()

# What nanobind brings along changes never, and its headers take longer to read than its files.
foreach(library nanobind-static nanobind-static-abi3)
  if(TARGET ${library})
    set_target_properties(${library} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
  endif()
endforeach()
