// Positions that were proved lost, by their keys.
#pragma once

#include <cstdint>
#include <vector>

namespace shipmates {

/// A set of 64-bit keys with open addressing; it grows until it is full, then forgets the oldest.
class DeadTable {
 public:
  bool has(std::uint64_t key) const {
    const std::uint64_t wanted = key | 1;
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = (key >> 20) & mask;
    for (int probe = 0; probe < kProbes; ++probe, at = (at + 1) & mask) {
      if (slots_[at] == wanted) return true;
      if (slots_[at] == 0) return false;
    }
    return false;
  }

  void add(std::uint64_t key) {
    if (2 * used_ > slots_.size() && slots_.size() < kLargest) grow();
    put(key | 1, key);
  }

 private:
  static constexpr int kProbes = 8;
  static constexpr std::size_t kLargest = std::size_t{1} << 24;
  std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1 << 10);
  std::size_t used_ = 0;

  void put(std::uint64_t value, std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = (key >> 20) & mask;
    for (int probe = 0; probe < kProbes; ++probe, at = (at + 1) & mask) {
      if (slots_[at] == value) return;
      if (slots_[at] == 0) {
        slots_[at] = value;
        ++used_;
        return;
      }
    }
    slots_[(key >> 20) & mask] = value;
  }

  void grow() {
    std::vector<std::uint64_t> old(slots_.size() * 4);
    old.swap(slots_);
    used_ = 0;
    for (std::uint64_t value : old)
      if (value) put(value, value);
  }
};

}  // namespace shipmates
