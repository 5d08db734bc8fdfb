// A simpler game that is won whenever the real one is: some suits are looked at closely, all
// others are chaff that anybody may lead, follow or win with. Where even this cannot be won, the
// position is lost. See docs/guide/solver.md, "Proving losses".
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>

#include "compiled.hpp"

namespace shipmates {

class Relaxed {
 public:
  /// `close` is the set of suits to look at, one bit each; trumps always are.
  Relaxed(const Compiled& rules, unsigned close);

  /// Whether it is proved that the suits looked at cannot be handled any more.
  bool dead(const State& state, Mask out);
  bool idle() const { return !(wanted_ | linger_); }
  Mask cards() const { return cards_; }

 private:
  struct Place {
    std::array<Mask, kMostSeats> hands{};
    std::array<std::int8_t, kMostSeats> chaff{};
    int left = 0;
    int leader = 0;
  };
  struct Layout {
    int led = 0;  // a suit, or kChaff
    Mask mask = 0;
    int best = -1;
    int best_seat = -1;
    Seats chaffed = 0;
    Seats allowed = 0;
    Seats must = 0;  // whoever laid a card that must win
  };
  enum class End : std::uint8_t { kAlive, kDead, kSpent };
  static constexpr int kChaff = 5;
  static constexpr std::uint64_t kMostNodes = 20'000;

  const Compiled& rules_;
  const Mask cards_;   // the suits looked at, trumps included
  Mask wanted_ = 0;    // what must fall
  Mask linger_ = 0;
  std::array<std::uint8_t, kCards> kinds_{};
  std::array<std::uint64_t, kSuits> seeds_{};
  std::unordered_map<std::uint64_t, bool> known_;
  std::uint64_t nodes_ = 0;

  End alive(const Place& place);
  End fill(const Place& place, const Layout& layout, int seat);
  bool possible(const Place& place, const Layout& layout, int seat) const;
  std::uint64_t key(const Place& place, Mask out) const;
};

}  // namespace shipmates
