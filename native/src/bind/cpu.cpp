// The smallest of modules: which level of x86-64 can this processor run? It is asked before a core is loaded.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <array>
#include <cstdint>

#if defined(_MSC_VER)
#include <immintrin.h>
#include <intrin.h>
#else
#include <cpuid.h>
#endif

namespace {

using Registers = std::array<std::uint32_t, 4>;  // eax, ebx, ecx, edx
constexpr int kB = 1, kC = 2;

Registers asked(std::uint32_t leaf) {
  Registers found{};
#if defined(_MSC_VER)
  std::array<int, 4> given{};
  __cpuidex(given.data(), static_cast<int>(leaf), 0);
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = static_cast<std::uint32_t>(given[i]);
#else
  __get_cpuid_count(leaf, 0, &found[0], &found[1], &found[2], &found[3]);
#endif
  return found;
}

// Which registers the operating system keeps when it switches between programs.
std::uint64_t kept() {
#if defined(_MSC_VER)
  return _xgetbv(0);
#else
  std::uint32_t low = 0, high = 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (static_cast<std::uint64_t>(high) << 32) | low;
#endif
}

constexpr std::uint32_t bits(auto... places) { return ((std::uint32_t{1} << places) | ...); }

bool all(std::uint32_t word, std::uint32_t wanted) { return (word & wanted) == wanted; }

// The levels of the System V ABI, part by part. A processor below v2 is none we know of.
bool can_v3() {
  constexpr std::uint32_t kBasic = bits(12, 22, 26, 27, 28, 29);  // FMA MOVBE XSAVE OSXSAVE AVX F16C
  constexpr std::uint32_t kMore = bits(3, 5, 8);                  // BMI1 AVX2 BMI2
  constexpr std::uint32_t kCounts = bits(5);                      // LZCNT
  constexpr std::uint64_t kWide = 0x06;                           // SSE and AVX registers
  return all(asked(1)[kC], kBasic) && (kept() & kWide) == kWide && all(asked(7)[kB], kMore) &&
         all(asked(0x80000001)[kC], kCounts);
}

bool can_v4() {
  constexpr std::uint32_t kMore = bits(16, 17, 28, 30, 31);  // AVX-512: F DQ CD BW VL
  constexpr std::uint64_t kWide = 0xE6;                      // and its masks and registers
  return can_v3() && (kept() & kWide) == kWide && all(asked(7)[kB], kMore);
}

PyObject* told(PyObject*, PyObject*) { return PyLong_FromLong(can_v4() ? 4 : can_v3() ? 3 : 2); }

PyMethodDef methods[] = {
    {"level", told, METH_NOARGS, "The level of x86-64 this processor has: 2, 3 or 4."},
    {nullptr, nullptr, 0, nullptr}};

PyModuleDef module = {PyModuleDef_HEAD_INIT, "_cpu", "What this processor can do.", 0, methods,
                      nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__cpu() { return PyModule_Create(&module); }
