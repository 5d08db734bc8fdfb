#include "search.hpp"

#include <algorithm>
#include <array>

namespace shipmates {
namespace {

constexpr std::uint64_t kFirstLimit = 200;

}  // namespace

Search::Search(const Compiled& rules, std::uint64_t max_nodes) : rules_(rules), max_nodes_(max_nodes) {}

std::uint32_t Search::roll() {
  dice_ ^= dice_ << 13;
  dice_ ^= dice_ >> 7;
  dice_ ^= dice_ << 17;
  return static_cast<std::uint32_t>(dice_ >> 32);
}

Solution Search::run() {
  Solution solution;
  const Trick& running = rules_.running;
  // Unlucky orders have heavy tails, so one tries again with other dice; what is dead stays dead.
  for (std::uint64_t budget = kFirstLimit;; budget += budget / 4) {
    limit_ = std::min(max_nodes_, nodes_ + budget);
    line_.clear();
    End end;
    if (running.size) {
      const Mask out = rules_.remaining(rules_.start) | rules_.beneath();
      Seats allowed = rules_.trick_winners[rules_.start.played];
      for (int i = 0; i < running.size; ++i) allowed &= rules_.winners[running.cards[i]];
      end = able(rules_.start, running, out, allowed) ? lay(rules_.start, running, out) : End::kDead;
    } else {
      end = boundary(rules_.start);
    }
    if (end == End::kWon) {
      solution.verdict = Verdict::kWinnable;
      solution.line.assign(line_.rbegin(), line_.rend());
      break;
    }
    if (end == End::kDead) {
      solution.verdict = Verdict::kLost;
      break;
    }
    if (nodes_ >= max_nodes_) break;
  }
  solution.nodes = nodes_;
  return solution;
}

Search::End Search::boundary(const State& state) {
  const Mask out = rules_.remaining(state);
  switch (rules_.settled(state, out)) {
    case 1:
      return End::kWon;
    case -1:
      return End::kDead;
    default:
      break;
  }
  const std::uint64_t key = rules_.key(state, out);
  if (dead_.has(key)) return End::kDead;
  Trick trick;
  trick.leader = state.leader;
  const End end = lay(state, trick, out);
  if (end == End::kDead) dead_.add(key);
  return end;
}

// Who of those allowed can still win this trick.
Seats Search::able(const State& state, const Trick& trick, Mask, Seats allowed) const {
  Seats found = 0;
  if ((allowed >> trick.best_seat & 1) && !(rules_.no_win[trick.best_seat] >> trick.best & 1))
    found |= seat_bit(trick.best_seat);
  const int led = suit_of(trick.cards[0]);
  const bool trumped = suit_of(trick.best) == kTrump;
  for (int i = trick.size; i < rules_.seats; ++i) {
    const int seat = (trick.leader + i) % rules_.seats;
    if (!(allowed >> seat & 1)) continue;
    const Mask hand = state.hands[seat];
    const Mask follows = hand & suited(led);
    Mask winning;
    if (follows)
      winning = trumped && led != kTrump ? 0 : follows & above(trick.best);
    else
      winning = hand & suited(kTrump) & (trumped ? above(trick.best) : ~Mask{0});
    if (winning & ~rules_.no_win[seat]) found |= seat_bit(seat);
  }
  return found;
}

int Search::moves(const State& state, const Trick& trick, Mask out, Seats allowed, int* cards) {
  const int seat = (trick.leader + trick.size) % rules_.seats;
  Mask options = playable(state.hands[seat], trick);
  if (!trick.size) options &= ~rules_.no_lead[seat];
  if (state.played != rules_.total - 1) options &= ~rules_.last_only;
  if (rules_.final_card >= 0 && trick.size != rules_.seats - 1) options &= ~bit(rules_.final_card);
  std::array<int, kCards> scores;
  int found = 0;
  int previous = -1;
  const Mask others = (out | trick.mask) & ~state.hands[seat];
  for (Mask left = options; left; left &= left - 1) {
    const int card = lowest(left);
    // Touching cards that every demand sees alike are one move.
    const bool same = previous >= 0 && suit_of(previous) == suit_of(card) &&
                      rules_.kinds[previous] == rules_.kinds[card] && !(between(previous, card) & others) &&
                      !(between(previous, card) & state.hands[seat] & ~options);
    previous = card;
    if (same && !rules_.exact) continue;
    const int score = worth(state, trick, out, allowed, seat, card);
    int at = found++;
    for (; at > 0 && scores[at - 1] < score; --at) {
      scores[at] = scores[at - 1];
      cards[at] = cards[at - 1];
    }
    scores[at] = score;
    cards[at] = card;
  }
  return found;
}

// How promising a card is; only the order of trying depends on it.
int Search::worth(const State& state, const Trick& trick, Mask out, Seats allowed, int seat, int card) {
  int score = static_cast<int>(roll() & 31);
  const bool task = rules_.must_fall >> card & 1;
  const Seats after = allowed & rules_.winners[card];
  const bool takes = trick.best < 0 || beats(card, trick.best);
  const bool last = trick.size == rules_.seats - 1;
  const Seats all = static_cast<Seats>((1U << rules_.seats) - 1);
  if (task) score += 40;
  if (after != all) {
    // Somebody in particular must win this trick.
    const bool mine = after >> seat & 1;
    if (takes) {
      if (mine) {
        score += 60;
        const Mask higher = out & ~state.hands[seat] & suited(suit_of(card)) & above(card);
        if (last || !higher) score += 20;
        score -= value_of(card) / (last ? 1 : 4);
      } else {
        score -= 40;
      }
    } else if (!mine && trick.best_seat >= 0 && (after >> trick.best_seat & 1)) {
      score += 20;
    }
  } else if (!task) {
    // Nothing is at stake: keep what wins tasks, get rid of what stands in the way.
    if (suit_of(card) == kTrump) score -= 12;
  }
  return score;
}

Search::End Search::lay(const State& state, const Trick& trick, Mask out) {
  if (trick.size == rules_.seats) {
    const int winner = trick.best_seat;
    if ((rules_.must_win & trick.mask & ~bit(trick.best)) || (rules_.no_win[winner] >> trick.best & 1)) return End::kDead;
    const Mask left = out & ~trick.mask;
    for (int i = 0; i < trick.size; ++i)
      if (rules_.before[trick.cards[i]] & left) return End::kDead;
    return boundary(rules_.after(state, trick));
  }
  Seats allowed = rules_.trick_winners[state.played];
  for (int i = 0; i < trick.size; ++i) allowed &= rules_.winners[trick.cards[i]];
  int cards[kCards];
  const int found = moves(state, trick, out, allowed, cards);
  const int seat = (trick.leader + trick.size) % rules_.seats;
  bool spent = false;
  for (int i = 0; i < found; ++i) {
    const int card = cards[i];
    if (++nodes_ > limit_) return End::kSpent;
    Trick next = trick;
    if (next.best < 0 || beats(card, next.best)) {
      next.best = card;
      next.best_seat = seat;
    }
    next.cards[next.size++] = static_cast<std::int8_t>(card);
    next.mask |= bit(card);
    Seats open = allowed & rules_.winners[card];
    if (rules_.must_win >> card & 1) open &= seat_bit(seat);
    if (!able(state, next, out, open)) continue;
    const End end = lay(state, next, out);
    if (end == End::kWon) {
      line_.push_back(card);
      return end;
    }
    if (end == End::kSpent) spent = true;
    if (spent) return End::kSpent;
  }
  return spent ? End::kSpent : End::kDead;
}

}  // namespace shipmates
