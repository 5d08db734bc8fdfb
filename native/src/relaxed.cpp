#include "relaxed.hpp"

#include <map>
#include <tuple>

namespace shipmates {
namespace {

std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

Mask suits_in(unsigned close) {
  Mask cards = suited(kTrump);
  for (int suit = 0; suit < kTrump; ++suit)
    if (close >> suit & 1) cards |= suited(suit);
  return cards;
}

}  // namespace

Relaxed::Relaxed(const Compiled& rules, unsigned close) : rules_(rules), cards_(suits_in(close)) {
  wanted_ = rules.must_fall & cards_;
  linger_ = rules.linger & cards_;
  std::map<std::tuple<int, int, int, int>, int> seen;
  for (int card = 0; card < kCards; ++card) {
    const Mask self = bit(card);
    const int flags = (wanted_ & self ? 1 : 0) | (linger_ & self ? 2 : 0) | (rules.must_win & self ? 4 : 0) |
                      (rules.last_only & self ? 8 : 0);
    int barred = 0;
    for (int s = 0; s < rules.seats; ++s) barred |= (rules.no_win[s] & self ? 1 : 0) << s;
    bool ordered = (rules.before[card] & cards_) != 0;
    for (int late = 0; late < kCards; ++late) ordered |= (rules.before[late] & self) && (cards_ >> late & 1);
    const auto marks = std::make_tuple(static_cast<int>(rules.winners[card]), flags, barred, ordered ? card + 1 : 0);
    kinds_[card] = static_cast<std::uint8_t>(seen.emplace(marks, static_cast<int>(seen.size())).first->second);
  }
  for (int suit = 0; suit < kSuits; ++suit) seeds_[suit] = mixed(static_cast<std::uint64_t>(suit) + 0x9E3779B97F4A7C15ULL);
}

std::uint64_t Relaxed::key(const Place& place, Mask out) const {
  std::uint64_t sum = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Mask here = out & suited(suit) & cards_;
    std::uint64_t h = seeds_[suit];
    for (Mask m = here; m; m &= m - 1) {
      const int card = lowest(m);
      h = (h ^ static_cast<std::uint64_t>(rules_.holder[card] * 64 + kinds_[card] + 1)) * 0x9FB21C651E98DF25ULL;
      h ^= h >> 29;
    }
    sum += mixed(h);
  }
  std::uint64_t h = static_cast<std::uint64_t>(place.left * 8 + place.leader) + 1;
  for (int s = 0; s < rules_.seats; ++s) h = h * 16 + static_cast<std::uint64_t>(place.chaff[s]);
  return sum ^ mixed(h);
}

bool Relaxed::dead(const State& state, Mask out) {
  Place place;
  place.left = rules_.total - state.played;
  place.leader = state.leader;
  for (int s = 0; s < rules_.seats; ++s) {
    place.hands[s] = state.hands[s] & cards_;
    place.chaff[s] = static_cast<std::int8_t>(count(state.hands[s] & ~cards_));
  }
  if (!((wanted_ | linger_) & out)) return false;
  nodes_ = 0;
  return alive(place) == End::kDead;
}

Relaxed::End Relaxed::alive(const Place& place) {
  Mask out = 0;
  for (int s = 0; s < rules_.seats; ++s) out |= place.hands[s];
  const bool wanted = wanted_ & out;
  if (!wanted && (!(linger_ & out) || !place.left)) return End::kAlive;
  if (!place.left) return End::kDead;
  const std::uint64_t id = key(place, out);
  if (const auto found = known_.find(id); found != known_.end()) return found->second ? End::kAlive : End::kDead;
  if (++nodes_ > kMostNodes) return End::kSpent;
  End end = End::kDead;
  for (int led = 0; led <= kChaff && end == End::kDead; ++led) {
    Layout layout;
    layout.led = led;
    layout.allowed = rules_.trick_winners[rules_.total - place.left];
    const Mask lead = place.hands[place.leader];
    if (led == kChaff ? !place.chaff[place.leader] : !(suited(led) & lead & ~rules_.no_lead[place.leader])) continue;
    end = fill(place, layout, 0);
  }
  // What took too long is taken to be alive: it proves nothing.
  known_[id] = end != End::kDead;
  return end;
}

// Whether somebody allowed may still win; seats from `seat` on have not laid yet.
bool Relaxed::possible(const Place& place, const Layout& layout, int seat) const {
  const Seats allowed = layout.must ? static_cast<Seats>(layout.allowed & layout.must) : layout.allowed;
  if (layout.best >= 0) {
    if ((allowed >> layout.best_seat & 1) && !(rules_.no_win[layout.best_seat] >> layout.best & 1)) return true;
  } else if (allowed & layout.chaffed) {
    return true;
  }
  for (int s = seat; s < rules_.seats; ++s) {
    if (!(allowed >> s & 1)) continue;
    const Mask trumps = place.hands[s] & suited(kTrump);
    const Mask follows = layout.led < kChaff ? place.hands[s] & suited(layout.led) & cards_ : 0;
    const bool trumped = layout.best >= 0 && suit_of(layout.best) == kTrump;
    Mask winning;
    if (follows) {
      winning = trumped && layout.led != kTrump ? 0 : layout.best >= 0 ? follows & above(layout.best) : follows;
    } else {
      winning = trumped ? trumps & above(layout.best) : trumps;
      if (layout.led == kChaff && !trumped && place.chaff[s]) return true;
    }
    if (winning & ~rules_.no_win[s]) return true;
  }
  return false;
}

Relaxed::End Relaxed::fill(const Place& place, const Layout& layout, int seat) {
  if (seat == rules_.seats) {
    if (!possible(place, layout, seat)) return End::kDead;
    Place next = place;
    --next.left;
    Mask out = 0;
    for (int s = 0; s < rules_.seats; ++s) {
      next.hands[s] &= ~layout.mask;
      if (!(place.hands[s] & layout.mask)) --next.chaff[s];
      out |= next.hands[s];
    }
    for (Mask m = layout.mask; m; m &= m - 1)
      if (rules_.before[lowest(m)] & out) return End::kDead;
    if (layout.best >= 0) {
      next.leader = layout.best_seat;
      return alive(next);
    }
    // Chaff is won by whoever it suits.
    for (int s = 0; s < rules_.seats; ++s) {
      if (!(layout.allowed & layout.chaffed & seat_bit(s))) continue;
      next.leader = s;
      if (const End end = alive(next); end != End::kDead) return end;
    }
    return End::kDead;
  }
  const Mask hand = place.hands[seat];
  const Mask follows = layout.led < kChaff ? hand & suited(layout.led) : 0;
  Mask options = follows ? follows : hand;
  if (seat == place.leader) options = layout.led == kChaff ? 0 : follows & ~rules_.no_lead[seat];
  if (place.left != 1) options &= ~rules_.last_only;
  Mask out = 0;
  for (int s = 0; s < rules_.seats; ++s) out |= place.hands[s];
  bool spent = false;
  int previous = -1;
  // What must fall is tried first.
  for (int pass = 0; pass < 2; ++pass) {
    for (Mask m = pass ? options & ~wanted_ : options & wanted_; m; m &= m - 1) {
      const int card = lowest(m);
      const bool same = pass && previous >= 0 && suit_of(previous) == suit_of(card) && kinds_[previous] == kinds_[card] &&
                        !(between(previous, card) & out & ~(hand & options));
      previous = card;
      if (same) continue;
      Layout next = layout;
      next.mask |= bit(card);
      next.allowed &= rules_.winners[card];
      if (rules_.must_win >> card & 1) next.must |= seat_bit(seat);
      const bool counts = layout.led < kChaff ? suit_of(card) == layout.led || suit_of(card) == kTrump : suit_of(card) == kTrump;
      if (counts && (next.best < 0 || beats(card, next.best))) {
        next.best = card;
        next.best_seat = seat;
      }
      if (!possible(place, next, seat + 1)) continue;
      const End end = fill(place, next, seat + 1);
      if (end == End::kAlive) return end;
      spent |= end == End::kSpent;
      if (spent) return End::kSpent;
    }
  }
  if (!follows && place.chaff[seat]) {
    Layout next = layout;
    if (layout.led == kChaff) next.chaffed |= seat_bit(seat);
    if (possible(place, next, seat + 1)) {
      const End end = fill(place, next, seat + 1);
      if (end != End::kDead) return end;
    }
  }
  return End::kDead;
}

}  // namespace shipmates
