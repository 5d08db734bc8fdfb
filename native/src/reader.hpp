// Reads rows of whole numbers, and says what is wrong with them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "problem.hpp"

namespace shipmates {

inline constexpr Mask kDeck = (Mask{1} << kCards) - 1;

class Reader {
 public:
  explicit Reader(std::span<const std::int64_t> words) : words_(words) {}

  std::int64_t next(const char* what) {
    if (at_ >= words_.size()) throw Faulty(std::string("the problem ends before ") + what);
    return words_[at_++];
  }

  int number(const char* what, std::int64_t low, std::int64_t high) {
    const std::int64_t found = next(what);
    if (found < low || found > high)
      throw Faulty(std::string(what) + " is " + std::to_string(found) + ": expected " + std::to_string(low) + " to " +
                   std::to_string(high));
    return static_cast<int>(found);
  }

  Mask cards(const char* what) {
    const std::int64_t found = next(what);
    if (found < 0 || (static_cast<Mask>(found) & ~kDeck)) throw Faulty(std::string(what) + " is no set of cards");
    return static_cast<Mask>(found);
  }

  void end() const {
    if (at_ != words_.size()) throw Faulty("the problem goes on after its end");
  }

 private:
  std::span<const std::int64_t> words_;
  std::size_t at_ = 0;
};

}  // namespace shipmates
