#include "sense.hpp"

#include <algorithm>

namespace shipmates {
namespace {

/// The order of the features; `docs/guide/bots.md` tells what each is for.
enum Feature {
  kRuin,        // the trick goes to somebody who must not win it
  kGain,        // tasks done with this trick
  kChance,      // tasks of the suit led that may be done in this trick
  kDanger,      // tasks of the suit led that may be forced into the wrong hands
  kHeight,      // how high the card is among those out
  kHeightOwn,   // ... in a suit I have a task in
  kHeightOther, // ... in a suit somebody else has a task in
  kTrumpCard,
  kTrumpValue,
  kLastOfSuit,
  kWinning,
  kWinningBusy,  // I win, and have tasks to do
  kOwnTask,      // the card itself is a task of mine
  kOtherTask,
  kLength,
  kGlad,         // demands that count
  kLeadTo,       // whoever wins has tasks to do
  kEarly,
  kSuitDone,     // no task left in this suit
  kBeaten,       // the card cannot win any more
  kGainLate,     // the same as above, the more the nearer the end
  kChanceLate,
  kDangerLate,
  kChanceMine,   // of tasks of my own
  kDangerMine,
  kSure,         // nobody can take the trick any more
  kSureBusy,
  kKeptHigh,     // what stays in the suit: the highest card, if I have a task there
  kKeptLow,      // ... the lowest card, if somebody else has
  kStuck,        // what stays can be forced to win a task of somebody else
  kGiven,        // somebody else's task stays in my hand, and this suit could carry it
  kShown,        // the card lies open as a signal
};

float height(Mask out, int card) {
  const Mask suit = out & suited(suit_of(card));
  const int many = count(suit);
  return many < 2 ? 0.5F : static_cast<float>(count(suit & (bit(card) - 1))) / static_cast<float>(many - 1);
}

}  // namespace

Sense::Sense(const Moment& moment, int seat)
    : at_(moment), me_(seat), seats_(moment.rules.seats), hand_(moment.state.hands[seat]) {
  guess();
  allowed_ = at_.wish.trick;
  for (Mask m = at_.trick.mask; m; m &= m - 1) allowed_ &= at_.wish.winners[lowest(m)];
}

/// How likely each seat has each hidden card, as if cards fell independently of each other.
void Sense::guess() {
  Mask placed = hand_ | at_.trick.mask;
  float covered = 0;
  for (int s = 0; s < seats_; ++s) {
    if (s == me_) continue;
    const Mask now = at_.state.hands[s] & ~at_.trick.mask;
    const Mask known = s == at_.rules.dummy ? now : at_.open.has[s] & at_.out & ~at_.trick.mask;
    placed |= known;
    free_[s] = static_cast<float>(count(now) - count(known));
  }
  const Mask hidden = at_.out & ~placed;
  if (at_.rules.dummy >= 0)
    covered = static_cast<float>(count(hidden)) - [&] {
      float sum = 0;
      for (int s = 0; s < seats_; ++s) sum += s == me_ ? 0 : free_[s];
      return sum;
    }();
  // Cards that may be in the same hands have the same odds.
  for (Mask left = hidden; left;) {
    Mask alike = left;
    float sum = std::max(covered, 0.0F);
    for (int s = 0; s < seats_; ++s) {
      if (s == me_) continue;
      const bool may = !(at_.open.cannot[s] >> lowest(left) & 1);
      alike &= may ? ~at_.open.cannot[s] : at_.open.cannot[s];
      if (may) sum += free_[s];
    }
    if (sum > 0) share(alike, sum);
    left &= ~alike;
  }
  for (int s = 0; s < seats_; ++s) {
    if (s == me_) continue;
    Mask known = s == at_.rules.dummy ? at_.state.hands[s] : at_.open.has[s] & at_.out;
    may_[s] |= known & ~at_.trick.mask;
    for (known &= ~at_.trick.mask; known; known &= known - 1) odds_[s][lowest(known)] = 1;
  }
}

/// The same odds for all of these cards, for each seat that may have them.
void Sense::share(Mask alike, float sum) {
  for (int s = 0; s < seats_; ++s) {
    if (s == me_ || (at_.open.cannot[s] >> lowest(alike) & 1)) continue;
    const float odds = free_[s] / sum;
    for (Mask m = alike; m; m &= m - 1) odds_[s][lowest(m)] = odds;
    may_[s] |= alike;
  }
}

/// That a seat has none of these.
float Sense::none(int seat, Mask cards) const {
  float found = 1;
  for (Mask m = cards & at_.out & may_[seat]; m; m &= m - 1) found *= 1 - odds_[seat][lowest(m)];
  return found;
}

/// That a seat is void in a suit: asked for every card that may be laid, and always the same.
float Sense::lacking(int seat, int suit) const {
  if (!(voids_known_[seat] >> suit & 1)) {
    voids_known_[seat] |= seat_bit(suit);
    voids_[seat][suit] = none(seat, suited(suit));
  }
  return voids_[seat][suit];
}

/// Of a trick that is led with `led`, which goes by `best` when one leads oneself and is always the same otherwise.
const Sense::Beating& Sense::beating(int seat, int best, int led) const {
  Beating& found = beating_[seat][best];
  if (beating_known_[seat] >> best & 1) return found;
  beating_known_[seat] |= bit(best);
  const float higher = 1 - none(seat, suited(suit_of(best)) & above(best));
  const bool trumped = suit_of(best) != led;
  if (led == kTrump) found.can = higher;
  else if (trumped) found.can = lacking(seat, led) * higher;
  else found.can = higher + lacking(seat, led) * (1 - lacking(seat, kTrump));
  found.must = trumped ? 0 : none(seat, suited(led) & (bit(best) - 1)) * higher;
  return found;
}

float Sense::can_beat(int seat, int best, int led) const { return beating(seat, best, led).can; }

/// Who may win the trick with this card in it, too.
Seats Sense::allowed(int card) const { return allowed_ & at_.wish.winners[card]; }

/// How likely each seat wins, if everybody who should win tries to and nobody else does.
Sense::Odds Sense::winning(const Trick& trick, Seats may) const {
  Odds found{};
  const Seats all = static_cast<Seats>((1U << seats_) - 1);
  const int led = suit_of(trick.cards[0]);
  const bool good = may >> trick.best_seat & 1;
  float left = 1;
  for (int i = trick.size; i < seats_; ++i) {
    const int seat = (trick.leader + i) % seats_;
    const auto& [can, must] = beating(seat, trick.best, led);
    float takes = must;
    if (may == all) takes = (can + must) / 2;
    else if (may >> seat & 1) takes = good ? (can + 3 * must) / 4 : can;
    found[seat] += left * takes;
    left *= 1 - takes;
  }
  found[trick.best_seat] += left;
  return found;
}

void Sense::judge(const Trick& next, Seats may, const Odds& wins, Features& f) const {
  const Compiled& rules = at_.rules;
  const int gains = count(next.mask & at_.wish.due);
  for (int s = 0; s < seats_; ++s) {
    const float odds = wins[s];
    if (odds <= 0) continue;
    const bool barred = s == next.best_seat && (rules.no_win[s] >> next.best & 1);
    if (!(may >> s & 1) || barred) {
      f[kRuin] += odds;
      continue;
    }
    float glad = at_.wish.hit[s];
    for (int i = 0; i < gains; ++i) f[kGain] += odds;
    for (Mask m = next.mask & at_.wish.counted; m; m &= m - 1) glad += at_.wish.take[s][lowest(m)];
    if (s == next.best_seat && (at_.wish.counted >> next.best & 1)) glad += at_.wish.using_[s][next.best];
    f[kGlad] += odds * glad;
    f[kLeadTo] += odds * static_cast<float>(std::min(at_.wish.wants[s], 3));
  }
  Mask behind = rules.must_win & next.mask & ~bit(next.best);
  if (behind) f[kRuin] = 1;
}

/// Tasks that are not in the trick yet, but may come into it.
void Sense::prospects(const Trick& next, const Odds& wins, Features& f) const {
  const int led = suit_of(next.cards[0]);
  const Mask open = at_.wish.due & suited(led) & ~next.mask & ~hand_;
  for (Mask m = open; m; m &= m - 1) {
    const int task = lowest(m);
    if (at_.wish.early & bit(task)) continue;
    const Seats owners = at_.wish.winners[task];
    float comes = 0, forced = 0, good = 0;
    for (int i = next.size; i < seats_; ++i) {
      const int seat = (next.leader + i) % seats_;
      if (!(may_[seat] >> task & 1)) continue;
      comes += odds_[seat][task];
      forced += odds_[seat][task] * none(seat, suited(led) & ~bit(task));
    }
    if (comes <= 0) continue;
    const int best = suit_of(next.best) == led ? std::max(next.best, task) : next.best;
    for (int s = 0; s < seats_; ++s) {
      if (!(owners >> s & 1)) continue;
      const int place = (s - next.leader + seats_) % seats_;
      if (place < next.size) good += s == next.best_seat ? wins[s] * (best == task ? 0.2F : 1.0F) : 0;
      else good += can_beat(s, best, led) + (may_[s] >> task & 1 && task > next.best ? odds_[s][task] * 0.5F : 0);
    }
    good = std::min(good, 1.0F);
    f[kChance] += comes * good;
    f[kDanger] += forced * (1 - good);
    if (owners >> me_ & 1) {
      f[kChanceMine] += comes * good;
      f[kDangerMine] += forced * (1 - good);
    }
  }
}

void Sense::own(int card, const Odds& wins, Features& f) const {
  const int suit = suit_of(card);
  const Seats me = seat_bit(me_);
  const float high = height(at_.out, card);
  bool mine = false, theirs = false;
  for (Mask m = at_.wish.due & suited(suit) & ~bit(card); m; m &= m - 1)
    (at_.wish.winners[lowest(m)] & me ? mine : theirs) = true;
  f[kHeight] = high;
  if (mine) f[kHeightOwn] = high;
  if (theirs) f[kHeightOther] = high;
  if (suit == kTrump) {
    f[kTrumpCard] = 1;
    f[kTrumpValue] = static_cast<float>(value_of(card)) / 4;
  }
  const int length = count(hand_ & suited(suit));
  if (length == 1) f[kLastOfSuit] = 1;
  f[kLength] = static_cast<float>(std::min(length, 6)) / 6;
  f[kWinning] = wins[me_];
  if (at_.wish.wants[me_]) f[kWinningBusy] = wins[me_];
  if (at_.wish.due >> card & 1) f[at_.wish.winners[card] & me ? kOwnTask : kOtherTask] = 1;
  if (at_.wish.early >> card & 1) {
    f[kEarly] = 1;
    if (at_.rules.before[card] & at_.out & ~at_.trick.mask & ~bit(card)) f[kRuin] = 1;
    if ((at_.rules.last_only >> card & 1) && at_.state.played != at_.rules.total - 1) f[kRuin] = 1;
  }
  if (!mine && !theirs && !(at_.wish.due >> card & 1)) f[kSuitDone] = 1;
  if (at_.trick.size && !beats(card, at_.trick.best)) f[kBeaten] = 1;
}

/// What the hand is like without the card.
void Sense::rest(int card, Features& f) const {
  const Mask left = hand_ & ~bit(card);
  const Seats me = seat_bit(me_);
  for (Mask m = at_.wish.due & ~bit(card) & ~at_.trick.mask; m; m &= m - 1) {
    const int task = lowest(m);
    const Mask suit = suited(suit_of(task));
    if (suit_of(task) != suit_of(card)) continue;
    const Mask kept = left & suit;
    if (at_.wish.winners[task] & me) {
      if (kept) f[kKeptHigh] += height(at_.out, highest(kept));
      continue;
    }
    if (kept) f[kKeptLow] += 1 - height(at_.out, lowest(kept));
    if (kept && lowest(kept) > task) f[kStuck] += 1;
    if (kept >> task & 1) f[kGiven] += 1;
  }
  if (at_.open.has[me_] >> card & 1) f[kShown] = 1;
}

/// That nobody to come can take the trick.
float Sense::sure(const Trick& next) const {
  float found = 1;
  for (int i = next.size; i < seats_; ++i)
    found *= 1 - std::min(can_beat((next.leader + i) % seats_, next.best, suit_of(next.cards[0])), 1.0F);
  return found;
}

int Sense::mode(int card) const {
  if (!at_.trick.size) return 0;
  const bool follows = suit_of(card) == suit_of(at_.trick.cards[0]);
  const bool last = at_.trick.size == seats_ - 1;
  const bool task = at_.trick.mask & at_.wish.due;
  return 1 + (follows ? 0 : 4) + (last ? 2 : 0) + (task ? 1 : 0);
}

void Sense::features(int card, Choice& choice) const {
  Trick next = at_.trick;
  if (next.best < 0 || beats(card, next.best)) next.best = card, next.best_seat = me_;
  next.cards[next.size++] = static_cast<std::int8_t>(card);
  next.mask |= bit(card);
  const Seats may = allowed(card);
  const Odds wins = winning(next, may);
  Features& f = choice.features;
  judge(next, may, wins, f);
  prospects(next, wins, f);
  own(card, wins, f);
  if (!at_.trick.size && (at_.rules.no_lead[me_] >> card & 1)) f[kRuin] = 1;
  if (at_.rules.final_card == card && (next.size != seats_ || at_.state.played != at_.rules.total - 1)) f[kRuin] = 1;
  rest(card, f);
  if (next.best_seat == me_) {
    f[kSure] = sure(next);
    if (at_.wish.wants[me_]) f[kSureBusy] = f[kSure];
  }
  const float late = static_cast<float>(at_.state.played) / static_cast<float>(at_.rules.total);
  f[kGainLate] = late * f[kGain];
  f[kChanceLate] = late * f[kChance];
  f[kDangerLate] = late * f[kDanger];
  choice.mode = mode(card);
}

void Sense::weigh(const Weights& weights, std::vector<Choice>& choices) const {
  choices.clear();
  for (Mask left = playable(hand_, at_.trick); left; left &= left - 1) {
    Choice& choice = choices.emplace_back();
    choice.card = lowest(left);
    features(choice.card, choice);
    const float* own = &weights[static_cast<std::size_t>(choice.mode * kFeatures)];
    float score = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) score += own[i] * choice.features[i];
    choice.score = score;
  }
}

}  // namespace shipmates
