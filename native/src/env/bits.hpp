// Rows of bits, one for each number of an observation or a mask, and how they become bytes.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace shipmates::env {

template <int kLength>
struct Bits {
  static constexpr int kWords = (kLength + 63) / 64;
  std::array<std::uint64_t, kWords + 1> words{};  // one more, so that what is put may reach over

  void set(int at) { words[static_cast<std::size_t>(at) >> 6] |= std::uint64_t{1} << (at & 63); }
  void clear(int at) { words[static_cast<std::size_t>(at) >> 6] &= ~(std::uint64_t{1} << (at & 63)); }
  void set(int at, bool holds) {
    words[static_cast<std::size_t>(at) >> 6] |= static_cast<std::uint64_t>(holds) << (at & 63);
  }
  bool has(int at) const { return words[static_cast<std::size_t>(at) >> 6] >> (at & 63) & 1; }

  void put(int at, std::uint64_t bits) {
    const auto word = static_cast<std::size_t>(at) >> 6;
    const int shift = at & 63;
    words[word] |= bits << shift;
    words[word + 1] |= bits >> 1 >> (63 - shift);
  }

  template <int kOther>
  void put(int at, const Bits<kOther>& other) {
    for (int i = 0; i < Bits<kOther>::kWords; ++i) put(at + 64 * i, other.words[static_cast<std::size_t>(i)]);
  }
};

/// Writes bit `i` as byte `i`, 0 or 1, for so many bits.
void unpack(const std::uint64_t* words, int length, std::int8_t* bytes);

/// A row of bytes that is written again and again: what lies behind the last 1, now and before, is
/// zero already.
struct Written {
  int bits = 1 << 20;  // so many were written last; at first nobody knows what lies there

  void write(const std::uint64_t* words, int length, std::int8_t* bytes);
};

}  // namespace shipmates::env
