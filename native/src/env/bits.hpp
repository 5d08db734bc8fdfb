// Rows of bits, one for each number of an observation or a mask, and how they become bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace shipmates::env {

constexpr int words_for(int bits) { return (bits + 63) / 64; }

template <int kLength>
struct Bits {
  static constexpr int kWords = words_for(kLength);
  std::array<std::uint64_t, kWords + 1> words{};  // one more, so that what is put may reach over

  void set(int at) { words[static_cast<std::size_t>(at) >> 6] |= std::uint64_t{1} << (at & 63); }
  void clear(int at) { words[static_cast<std::size_t>(at) >> 6] &= ~(std::uint64_t{1} << (at & 63)); }
  void set(int at, bool holds) {
    words[static_cast<std::size_t>(at) >> 6] |= static_cast<std::uint64_t>(holds) << (at & 63);
  }

  void put(int at, std::uint64_t bits) {
    const auto word = static_cast<std::size_t>(at) >> 6;
    const int shift = at & 63;
    words[word] |= bits << shift;
    words[word + 1] |= bits >> 1 >> (63 - shift);
  }
};

/// Words on their way into a row of bytes. Each fills 64 bytes: see `Cut`.
template <int kRoom>
struct alignas(64) Words : std::array<std::uint64_t, kRoom> {
  static_assert(kRoom % 8 == 0);

  /// Bits that are so many, at a place known beforehand.
  template <int kAt, int kMany>
  void put(std::uint64_t bits) {
    constexpr int kShift = kAt & 63;
    (*this)[kAt >> 6] |= bits << kShift;
    if constexpr (kShift + kMany > 64) (*this)[(kAt >> 6) + 1] |= bits >> (64 - kShift);
  }
  void set(int at) { (*this)[static_cast<std::size_t>(at) >> 6] |= std::uint64_t{1} << (at & 63); }
};

/// A row is cut into pieces, and each piece into words. The last word of a piece ends where the piece
/// ends, and so repeats some of the word before it: whole words can be written, and none reaches over.
template <int kRoom>
struct Cut {
  int words = 0;
  std::array<int, kRoom> places{};  // the byte each word begins at

  /// One piece, and behind it so many of another length.
  constexpr Cut(int first, int other, int many) {
    add(0, first);
    for (int i = 0; i < many; ++i) add(first + i * other, other);
  }
  bool has(const Words<kRoom>& row, int at) const {
    const auto word = static_cast<std::size_t>(at) >> 6;
    return row[word] >> (at - places[word]) & 1;
  }

 private:
  constexpr void add(int from, int length) {
    for (int at = 64; at < length; at += 64) places[static_cast<std::size_t>(words++)] = from + at - 64;
    places[static_cast<std::size_t>(words++)] = from + length - 64;
  }
};

/// The last word of a piece so long, given its bits and the word before it.
template <int kLength>
constexpr std::uint64_t last_word(std::uint64_t before, std::uint64_t last) {
  constexpr int kUsed = (kLength - 1) % 64 + 1;
  if constexpr (kUsed == 64) return last;
  return last << (64 - kUsed) | before >> kUsed;
}

/// Writes bit `i` of each word as byte `i`, 0 or 1, where the word differs from what was written before.
void rewrite(const std::uint64_t* now, std::uint64_t* before, int words, const int* places, std::int8_t* bytes);

template <int kRoom>
void rewrite(const Cut<kRoom>& cut, const Words<kRoom>& now, Words<kRoom>& before, std::int8_t* bytes) {
  rewrite(now.data(), before.data(), cut.words, cut.places.data(), bytes);
}

}  // namespace shipmates::env
