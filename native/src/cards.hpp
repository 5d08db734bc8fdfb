// Cards as bits, in the order of the Python package: P1-P9, B1-B9, G1-G9, Y1-Y9, T1-T4.
#pragma once

#include <bit>
#include <cstdint>

namespace shipmates {

using Mask = std::uint64_t;
using Seats = std::uint8_t;  // a set of seats, one bit each

inline constexpr int kCards = 40;
inline constexpr int kMostSeats = 5;
inline constexpr int kSuits = 5;
inline constexpr int kTrump = 4;
inline constexpr int kMostTricks = 14;

constexpr Mask bit(int card) { return Mask{1} << card; }
constexpr int suit_of(int card) { return card / 9; }
constexpr int value_of(int card) { return card % 9 + 1; }
constexpr Mask suited(int suit) { return (suit == kTrump ? Mask{0xF} : Mask{0x1FF}) << (9 * suit); }
constexpr int count(Mask cards) { return std::popcount(cards); }
constexpr int lowest(Mask cards) { return std::countr_zero(cards); }
constexpr int highest(Mask cards) { return 63 - std::countl_zero(cards); }
/// The cards above this one, of whatever suit.
constexpr Mask above(int card) { return ~Mask{0} << (card + 1); }
/// The cards strictly between two.
constexpr Mask between(int low, int high) { return above(low) & (bit(high) - 1); }
constexpr Seats seat_bit(int seat) { return static_cast<Seats>(1U << seat); }

/// Whether a card, played later, takes the trick from `best`.
constexpr bool beats(int card, int best) {
  if (suit_of(card) == suit_of(best)) return card > best;
  return suit_of(card) == kTrump;
}

}  // namespace shipmates
