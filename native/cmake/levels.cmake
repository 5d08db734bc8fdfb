# Which instructions the core is built for: BASE_FLAGS for `_core`, and FAST_LEVELS for further modules
# (`_core_v3`), each with its flags (FLAGS_v3). `shipmates_native` imports the best the processor can run.
include(CheckCXXCompilerFlag)
include(CheckCXXSourceCompiles)

# Sums are never contracted, so every build on every machine gets the same numbers.
if(MSVC)
  set(EXACT_FLAGS /fp:precise)
  set(WARNING_FLAGS /W4)
else()
  set(EXACT_FLAGS -ffp-contract=off)
  set(WARNING_FLAGS -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion)
endif()

# Asked of the compiler, not of the machine: it may be building for another one.
check_cxx_source_compiles("
  #if !defined(__x86_64__) && !defined(_M_X64)
  #error another processor
  #endif
  int main() { return 0; }" SHIPMATES_X86_64)

set(BASE_FLAGS)
set(BASE_LEVEL baseline)
set(FAST_LEVELS)
set(SHIPMATES_BUILD portable)
if(SHIPMATES_TUNED)
  set(SHIPMATES_BUILD tuned)
  check_cxx_compiler_flag(-march=native SHIPMATES_CAN_TUNE)
  if(SHIPMATES_CAN_TUNE)
    set(BASE_FLAGS -march=native)
    set(BASE_LEVEL native)
  endif()
elseif(SHIPMATES_X86_64 AND MSVC)
  set(FAST_LEVELS v3 v4)
  set(FLAGS_v3 /arch:AVX2)
  set(FLAGS_v4 /arch:AVX512)
elseif(SHIPMATES_X86_64)
  # v2 (SSE4.2, POPCNT) is in every processor since about 2009, v3 (AVX2, BMI2) in most since 2013, v4
  # (AVX-512) in servers since 2017 and in AMD's since 2022. The batched environment doubles its speed with it.
  set(BASE_FLAGS -march=x86-64-v2)
  set(BASE_LEVEL x86-64-v2)
  set(FAST_LEVELS v3 v4)
  set(FLAGS_v3 -march=x86-64-v3)
  set(FLAGS_v4 -march=x86-64-v4)
endif()
