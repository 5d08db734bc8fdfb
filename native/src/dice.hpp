// Luck that can be repeated: the same seed, the same numbers on every machine.
#pragma once

#include <cstdint>

namespace shipmates {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t x = state_ += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
  }

  /// Evenly from 0 to 1, without 1.
  double share() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  /// One of so many, each as likely as another up to one in 2^32.
  int below(int many) { return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(many) >> 32); }

 private:
  std::uint64_t state_;
};

}  // namespace shipmates
