#include "compiled.hpp"

#include <algorithm>
#include <map>

namespace shipmates {
namespace {

std::uint64_t mixed(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

bool none(const Leaf& leaf) { return leaf.low == 0 && leaf.high == 0; }

bool fits(const Leaf& leaf, const Trick& trick, int place) {
  if (!(leaf.places >> place & 1)) return false;
  if (!(bit(trick.best) & leaf.a)) return false;
  if (trick.mask & ~leaf.d) return false;
  if (leaf.b && !(leaf.b & trick.mask & ~bit(trick.best))) return false;
  if (leaf.c && !(leaf.c & trick.mask)) return false;
  if (leaf.x > 0 || leaf.y < 99) {
    int sum = 0;
    for (int i = 0; i < trick.size; ++i) sum += value_of(trick.cards[i]);
    if (sum < leaf.x || sum > leaf.y) return false;
  }
  if (leaf.one < 0) return true;
  const int one = count(trick.mask & suited(leaf.one));
  return one > 0 && one == count(trick.mask & suited(leaf.other));
}

int slots_of(Kind kind) {
  switch (kind) {
    case Kind::kRuns:
    case Kind::kLoneRun:
    case Kind::kWeigh:
      return 2;
    case Kind::kLevel:
      return kMostSeats;
    case Kind::kOutdo:
    case Kind::kBalance:
    case Kind::kAhead:
    case Kind::kFinal:
      return 0;
    default:
      return 1;
  }
}

}  // namespace

Compiled::Compiled(const Problem& problem)
    : seats(problem.seats),
      total(problem.total),
      dummy(problem.dummy),
      play_out(problem.play_out),
      lapses(problem.lapses),
      under(problem.under),
      before(problem.before),
      must_win(problem.must_win),
      last_only(problem.last_only) {
  const Seats all = static_cast<Seats>((1U << seats) - 1);
  winners.fill(all);
  trick_winners.fill(all);
  holder.fill(-1);
  (problem.spares ? linger : must_fall) |= must_win;
  for (const Ways& ways : problem.demands) {
    if (ways.size() == 1) {
      for (int at : ways[0]) take(problem, problem.leaves[at], true);
      continue;
    }
    Ways kept;
    for (const auto& way : ways) {
      kept.emplace_back();
      for (int at : way) {
        kept.back().push_back(static_cast<int>(leaves.size()));
        take(problem, problem.leaves[at], false);
      }
    }
    demands.push_back(kept);
  }
  exact = dummy >= 0;
  start.hands = problem.hands;
  start.leader = static_cast<std::int8_t>(problem.leader);
  start.played = static_cast<std::int8_t>(problem.played);
  start.first_winner = static_cast<std::int8_t>(problem.first_winner);
  for (int s = 0; s < seats; ++s) start.tricks[s] = static_cast<std::int8_t>(problem.tricks[s]);
  for (const Slotted& one : leaves)
    for (int i = 0; i < one.slots; ++i)
      start.counters[one.slot + i] = static_cast<std::int8_t>(one.leaf.start[i]);
  running.leader = problem.leader;
  for (int card : problem.table) {
    const int seat = (problem.leader + running.size) % seats;
    holder[card] = static_cast<std::int8_t>(seat);
    if (running.best < 0 || beats(card, running.best)) {
      running.best = card;
      running.best_seat = seat;
    }
    // What lies on the table too early lies there for good.
    if ((last_only >> card & 1) && problem.played != total - 1) reach = kMostTricks + 1;
    if (card == final_card && running.size != seats - 1) reach = kMostTricks + 1;
    if (!running.size && (no_lead[seat] >> card & 1)) reach = kMostTricks + 1;
    running.cards[running.size++] = static_cast<std::int8_t>(card);
    running.mask |= bit(card);
  }
  for (int s = 0; s < seats; ++s)
    for (Mask left = start.hands[s]; left; left &= left - 1) holder[lowest(left)] = static_cast<std::int8_t>(s);
  if (dummy >= 0)
    for (Mask left = (remaining(start) | beneath()) & ~start.hands[dummy]; left; left &= left - 1)
      if (holder[lowest(left)] < 0) holder[lowest(left)] = static_cast<std::int8_t>(dummy);
  classify();
}

void Compiled::take(const Problem& problem, const Leaf& leaf, bool alone) {
  const Seats others = static_cast<Seats>(((1U << seats) - 1) & ~leaf.owners);
  if (alone) {
    const int now = leaf.start[0];
    switch (leaf.kind) {
      case Kind::kCards:
        // Every card of it, or none: then each card says who may win its trick.
        if (now == 0 && none(leaf)) {
          for (Mask m = leaf.a; m; m &= m - 1) winners[lowest(m)] &= others;
          linger |= leaf.a;
          return;
        }
        if (leaf.low == leaf.high && leaf.low == count(leaf.a)) {
          for (Mask m = leaf.a; m; m &= m - 1) winners[lowest(m)] &= leaf.owners;
          must_fall |= leaf.a;
          // A card that somebody else has can never be won any more.
          Mask out = 0;
          for (int s = 0; s < seats; ++s) out |= problem.hands[s];
          for (int card : problem.table) out |= bit(card);
          if (dummy >= 0)
            for (int card = 0; card < kCards; ++card)
              if (problem.under[card] >= 0) out |= bit(problem.under[card]);
          must_fall &= ~(leaf.a & ~out);
          if (now + count(leaf.a & out) < leaf.low) reach = kMostTricks + 1;  // never
          return;
        }
        break;
      case Kind::kTricks: {
        int last = -1;
        int open = 0;
        for (int i = problem.played; i < total; ++i)
          if (leaf.places >> i & 1) ++open, last = i;
        if (now > leaf.high || now + open < leaf.low) {
          reach = kMostTricks + 1;
          return;
        }
        if (now == leaf.high || now + open == leaf.low) {
          const Seats who = now == leaf.high ? others : leaf.owners;
          for (int i = problem.played; i < total; ++i)
            if (leaf.places >> i & 1) trick_winners[i] &= who;
          // None at all of them: nothing is open once they are over.
          reach = std::max(reach, last + 1);
          return;
        }
        break;
      }
      case Kind::kFeats:
        if (now == 0 && none(leaf) && !leaf.b && !leaf.c && leaf.x <= 0 && leaf.y >= 99 && leaf.one < 0 &&
            leaf.d == (Mask{1} << kCards) - 1 && leaf.places == (1U << total) - 1) {
          for (int s = 0; s < seats; ++s)
            if (leaf.owners >> s & 1) no_win[s] |= leaf.a;
          if (!problem.lapses) linger |= leaf.a;
          return;
        }
        break;
      case Kind::kLeads:
        if (now == 0 && none(leaf)) {
          for (int s = 0; s < seats; ++s)
            if (leaf.owners >> s & 1) no_lead[s] |= leaf.a;
          linger |= leaf.a;
          return;
        }
        break;
      case Kind::kFinal:
        last_only |= bit(leaf.x);
        must_fall |= bit(leaf.x);
        final_card = leaf.x;
        return;
      default:
        break;
    }
    demands.push_back({{static_cast<int>(leaves.size())}});
  }
  Slotted one{leaf, leaves.empty() ? 0 : leaves.back().slot + leaves.back().slots, slots_of(leaf.kind)};
  if (one.slot + one.slots > kMostSlots || leaves.size() >= kMostLeaves) throw Faulty("too many demands");
  counts_matter |= leaf.kind == Kind::kOutdo || leaf.kind == Kind::kBalance || leaf.kind == Kind::kAhead;
  leaves.push_back(one);
}

void Compiled::classify() {
  std::vector<std::vector<std::uint64_t>> seen;
  Mask ordered = 0;
  for (int late = 0; late < kCards; ++late)
    if (before[late]) ordered |= before[late] | bit(late);
  std::vector<std::uint64_t> marks;
  for (int card = 0; card < kCards; ++card) {
    marks.clear();
    if (exact) marks.push_back(static_cast<std::uint64_t>(card));
    const Mask self = bit(card);
    marks.push_back(winners[card]);
    for (int s = 0; s < seats; ++s) marks.push_back((no_win[s] & self ? 1 : 0) | (no_lead[s] & self ? 2 : 0));
    marks.push_back((must_win & self ? 1 : 0) | (must_fall & self ? 2 : 0) | (last_only & self ? 4 : 0) |
                    (linger & self ? 8 : 0));
    marks.push_back(ordered & self ? static_cast<std::uint64_t>(card) + 1 : 0);
    for (const Slotted& one : leaves) {
      const Leaf& leaf = one.leaf;
      marks.push_back((leaf.a & self ? 1 : 0) | (leaf.b & self ? 2 : 0) | (leaf.c & self ? 4 : 0) |
                      (leaf.d & self ? 8 : 0));
      const bool summed = leaf.kind == Kind::kFeats && (leaf.x > 0 || leaf.y < 99);
      marks.push_back(summed ? static_cast<std::uint64_t>(value_of(card)) : 0);
      marks.push_back(suit_of(card) == leaf.one ? 1 : suit_of(card) == leaf.other ? 2 : 0);
    }
    const auto found = std::find(seen.begin(), seen.end(), marks);
    kinds[card] = static_cast<std::uint8_t>(found - seen.begin());
    if (found == seen.end()) seen.push_back(marks);
  }
  // Suits that no demand tells apart may be exchanged as wholes.
  std::map<std::vector<std::uint8_t>, int> suits;
  for (int suit = 0; suit < kSuits; ++suit) {
    std::vector<std::uint8_t> content;
    for (Mask m = suited(suit); m; m &= m - 1) content.push_back(kinds[lowest(m)]);
    const bool plain = std::all_of(content.begin(), content.end(), [&](auto k) { return k == content[0]; });
    const int group = plain && suit != kTrump ? suits.emplace(content, suit).first->second : suit;
    suit_seed[suit] = mixed(static_cast<std::uint64_t>(group) + 77);
  }
}

Mask Compiled::remaining(const State& state) const {
  Mask all = 0;
  for (int s = 0; s < seats; ++s) all |= state.hands[s];
  if (dummy >= 0)
    for (Mask m = state.hands[dummy]; m; m &= m - 1)
      if (under[lowest(m)] >= 0) all |= bit(under[lowest(m)]);
  return all;
}

Mask Compiled::beneath() const {
  Mask cards = 0;
  for (int i = 0; i < running.size; ++i)
    if (holder[running.cards[i]] == dummy && under[running.cards[i]] >= 0) cards |= bit(under[running.cards[i]]);
  return cards;
}

State Compiled::after(const State& state, const Trick& trick) const {
  State next = state;
  const int winner = trick.best_seat;
  for (int i = 0; i < trick.size; ++i) {
    const int seat = (trick.leader + i) % seats;
    next.hands[seat] &= ~bit(trick.cards[i]);
    if (seat == dummy && under[trick.cards[i]] >= 0) next.hands[seat] |= bit(under[trick.cards[i]]);
  }
  ++next.tricks[winner];
  if (next.first_winner < 0) next.first_winner = static_cast<std::int8_t>(winner);
  next.leader = static_cast<std::int8_t>(winner);
  for (const Slotted& one : leaves) {
    const Leaf& leaf = one.leaf;
    const bool own = leaf.owners >> winner & 1;
    auto* slot = &next.counters[one.slot];
    switch (leaf.kind) {
      case Kind::kCards:
        if (own) slot[0] += static_cast<std::int8_t>(count(trick.mask & leaf.a));
        break;
      case Kind::kTricks:
        if (own && (leaf.places >> state.played & 1)) ++slot[0];
        break;
      case Kind::kLeads:
        if ((leaf.owners >> trick.leader & 1) && (leaf.a >> trick.cards[0] & 1)) ++slot[0];
        break;
      case Kind::kFeats:
        if (own && fits(leaf, trick, state.played)) ++slot[0];
        break;
      case Kind::kRuns:
        slot[1] = own ? std::min<std::int8_t>(static_cast<std::int8_t>(slot[1] + 1), static_cast<std::int8_t>(leaf.x)) : std::int8_t{0};
        if (own && slot[1] >= leaf.x) ++slot[0];
        break;
      case Kind::kLoneRun:  // how many, and whether the run is over
        if (own) slot[0] = slot[1] ? std::int8_t{99} : static_cast<std::int8_t>(slot[0] + 1);
        else if (slot[0]) slot[1] = 1;
        break;
      case Kind::kWeigh:
        if (own) {
          slot[0] += static_cast<std::int8_t>(count(trick.mask & leaf.a));
          slot[1] += static_cast<std::int8_t>(count(trick.mask & leaf.b));
        }
        break;
      case Kind::kLevel:
        slot[winner] += static_cast<std::int8_t>(count(trick.mask & leaf.a));
        break;
      default:
        break;
    }
  }
  ++next.played;
  return next;
}

std::uint64_t Compiled::key(const State& state, Mask out) const {
  std::uint64_t sum = mixed(static_cast<std::uint64_t>(state.leader) * 31 + 5);
  for (int suit = 0; suit < kSuits; ++suit) {
    std::uint64_t h = suit_seed[suit];
    for (Mask m = out & suited(suit); m; m &= m - 1) {
      const int card = lowest(m);
      h = (h ^ static_cast<std::uint64_t>(holder[card] * 64 + kinds[card] + 1)) * 0x9FB21C651E98DF25ULL;
      h ^= h >> 29;
    }
    sum += mixed(h);
  }
  if (!leaves.empty()) {
    std::uint64_t h = 0;
    for (const Slotted& one : leaves) {
      const int verdict = judged(one, state, out);
      h = mixed(h ^ static_cast<std::uint64_t>(verdict + 2));
      if (verdict != kOpen) continue;  // settled: how it came about is of no account
      for (int i = 0; i < one.slots; ++i)
        h = mixed(h ^ static_cast<std::uint8_t>(state.counters[one.slot + i]));
    }
    if (counts_matter) {
      for (int s = 0; s < seats; ++s) h = mixed(h ^ static_cast<std::uint64_t>(state.tricks[s] + 1));
      h = mixed(h ^ static_cast<std::uint64_t>(state.first_winner + 2));
    }
    sum ^= h;
  }
  return sum;
}

}  // namespace shipmates
