// Spoils rows of numbers, to see what becomes of them.
#pragma once

#include "check.hpp"

namespace shipmates {

class Spoiler {
 public:
  explicit Spoiler(unsigned seed) : dice_(seed) {}

  std::size_t below(std::size_t bound) { return dice_() % bound; }

  Words spoiled(Words words) {
    for (std::size_t left = 1 + below(3); left && !words.empty(); --left) {
      const std::size_t at = below(words.size());
      const auto place = words.begin() + static_cast<std::ptrdiff_t>(at);
      switch (below(6)) {
        case 0: words[at] = odd(); break;
        case 1: words[at] = static_cast<std::int64_t>(static_cast<std::uint64_t>(words[at]) + 1); break;
        case 2: words[at] ^= std::int64_t{1} << below(40); break;
        case 3: words.erase(place); break;
        case 4: words.insert(place, odd()); break;
        default: std::swap(words[at], words[below(words.size())]); break;
      }
    }
    return words;
  }

 private:
  static constexpr std::int64_t kOdd[] = {0,  1,  -1, 2,   5,          14,       39,
                                          40, 63, 64, 100, 0xFFFFFFFF, 1L << 40, INT64_MAX};
  std::mt19937 dice_;

  std::int64_t odd() { return kOdd[below(std::size(kOdd))]; }
};

}  // namespace shipmates
