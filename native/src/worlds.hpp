// Deals that fit what a seat knows, each exactly as likely as another.
// See docs/guide/bots.md, "Worlds".
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cards.hpp"
#include "dice.hpp"

namespace shipmates {

/// Places for hidden cards: every seat, and what lies covered in the dummy's row.
inline constexpr int kPlaces = kMostSeats + 1;
inline constexpr int kCovered = kMostSeats;

using Deal = std::array<Mask, kPlaces>;

/// Which hidden card may be where, and how many are in each place.
struct Hiding {
  Mask pool = 0;
  std::array<int, kPlaces> sizes{};
  std::array<Mask, kPlaces> may{};
};

/// Every way to deal the pool by one reading of what was shown.
class Reading {
 public:
  explicit Reading(const Hiding& hiding);

  /// How many there are.
  double total() const { return total_; }
  Deal deal(Dice& dice) const;

 private:
  struct Group {
    unsigned places = 0;  // where its cards may be
    std::vector<int> cards;
  };
  using Room = std::array<std::int8_t, kPlaces>;

  std::vector<Group> groups_;
  Room room_{};
  double total_ = 0;
  std::vector<std::unordered_map<std::uint64_t, double>> known_;

  double count(std::size_t group, const Room& room);
  double ways(std::size_t group, const Room& room) const;
  template <class Visit>
  void splits(const Group& group, const Room& room, Visit&& visit) const;
};

/// Two readings of a card that was shown without a word: either set is missing in that hand.
struct Doubt {
  int seat = 0;
  Mask one = 0;
  Mask other = 0;
};

class Worlds {
 public:
  Worlds(const Hiding& hiding, const std::vector<Doubt>& doubts);

  /// Whether any deal fits.
  bool any() const { return total_ > 0; }
  /// Over all readings; a deal that fits several counts for each.
  double total() const { return total_; }
  Deal deal(Dice& dice) const;

 private:
  std::vector<Hiding> hidings_;
  std::vector<Reading> readings_;
  double total_ = 0;
};

}  // namespace shipmates
