#include "playout.hpp"

#include <algorithm>
#include <cmath>

namespace shipmates {

void lay(const Compiled& rules, Trick& trick, Open& open, int seat, int card) {
  if (trick.size && seat != rules.dummy) {
    const int led = suit_of(trick.cards[0]);
    if (suit_of(card) != led) open.cannot[seat] |= suited(led);
  }
  open.has[seat] &= ~bit(card);
  if (trick.best < 0 || beats(card, trick.best)) trick.best = card, trick.best_seat = seat;
  trick.cards[trick.size++] = static_cast<std::int8_t>(card);
  trick.mask |= bit(card);
}

bool breaks(const Compiled& rules, const State& state, const Trick& trick, Mask out) {
  const int winner = trick.best_seat;
  Seats allowed = rules.trick_winners[state.played];
  const Mask left = out & ~trick.mask;
  for (int i = 0; i < trick.size; ++i) {
    allowed &= rules.winners[trick.cards[i]];
    if (rules.before[trick.cards[i]] & left) return true;
  }
  if (!(allowed >> winner & 1) || (rules.no_win[winner] >> trick.best & 1)) return true;
  if (rules.must_win & trick.mask & ~bit(trick.best)) return true;
  if (rules.no_lead[trick.leader] >> trick.cards[0] & 1) return true;
  if (state.played != rules.total - 1 && (rules.last_only & trick.mask)) return true;
  return rules.final_card >= 0 && (trick.mask >> rules.final_card & 1) && trick.cards[trick.size - 1] != rules.final_card;
}

const Choice& Playout::pick(float keen, Dice& dice, Lean* lean) {
  float best = choices_[0].score;
  for (const Choice& one : choices_) best = std::max(best, one.score);
  float sum = 0;
  for (Choice& one : choices_) sum += one.score = std::exp(keen * (one.score - best));
  float left = static_cast<float>(dice.share()) * sum;
  const Choice* chosen = &choices_.back();
  for (const Choice& one : choices_)
    if ((left -= one.score) < 0) {
      chosen = &one;
      break;
    }
  if (lean) learn(*chosen, sum, *lean);
  return *chosen;
}

void Playout::learn(const Choice& chosen, float sum, Lean& lean) const {
  float spread = 0;  // how open the choice was
  for (const Choice& one : choices_)
    if (one.score > 0) spread -= one.score / sum * std::log(one.score / sum);
  for (const Choice& one : choices_) {
    const float odds = one.score / sum;
    const float more = (&one == &chosen ? 1.0F : 0.0F) - odds;
    const float wider = odds > 0 ? -odds * (std::log(odds) + spread) : 0;
    const auto at = static_cast<std::size_t>(one.mode * kFeatures);
    for (std::size_t i = 0; i < kFeatures; ++i) {
      lean.won[at + i] += static_cast<double>(more * one.features[i]);
      lean.open[at + i] += static_cast<double>(wider * one.features[i]);
    }
  }
}

bool Playout::won(State state, Trick trick, Open open, float keen, Dice& dice, Lean* lean) {
  for (;;) {
    Mask out = rules_.remaining(state) | trick.mask;
    // The row's card that was laid in this trick still covers its own.
    for (int i = 0; i < trick.size; ++i)
      if (rules_.dummy >= 0 && rules_.under[trick.cards[i]] >= 0) out |= bit(rules_.under[trick.cards[i]]);
    const Desire wish = desire(rules_, state, out);
    while (trick.size < rules_.seats) {
      const int seat = (trick.leader + trick.size) % rules_.seats;
      const Moment moment{rules_, state, trick, wish, open, out};
      const Mask options = playable(state.hands[seat], trick);
      if (!options) return false;  // no such deal comes from the games
      int card = lowest(options);
      if (options & (options - 1)) {
        Sense(moment, seat).weigh(weights_, choices_);
        card = pick(keen, dice, lean).card;
      }
      lay(rules_, trick, open, seat, card);
    }
    if (breaks(rules_, state, trick, out)) return false;
    state = rules_.after(state, trick);
    trick = Trick{};
    trick.leader = state.leader;
    const int verdict = rules_.settled(state, rules_.remaining(state));
    if (verdict != kOpen) return verdict == kDone;
  }
}

}  // namespace shipmates
