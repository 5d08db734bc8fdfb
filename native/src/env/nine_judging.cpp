// How an attempt at Planet Nine stands. The law is `shipmates.planet9.judging`.
#include <algorithm>

#include "nine.hpp"

namespace shipmates::env::nine {
namespace {

int number_of(Token token) { return token >= Token::kFirst && token <= Token::kFifth ? static_cast<int>(token) : 0; }

int arrow_of(Token token) {
  return token >= Token::kArrow1 && token <= Token::kArrow4 ? static_cast<int>(token) - 5 : 0;
}

bool overtakes(Token early, Token late) {
  const int first = number_of(early), second = number_of(late);
  if (second && !(0 < first && first < second)) return true;
  if (early == Token::kOmega) return true;
  return arrow_of(early) && arrow_of(late) && arrow_of(late) < arrow_of(early);
}

/// False where a task has failed.
bool judge_duties(State& state, int left) {
  const Ledger& ledger = state.ledger;
  bool holds = true;
  for (int i = 0; i < state.duties; ++i) {
    Duty& duty = state.duty[i];
    if (duty.verdict == Verdict::kDone) continue;
    if (ledger.taken[duty.owner] >> duty.card & 1)
      duty.verdict = Verdict::kDone, state.stale = true;
    else if ((ledger.gone >> duty.card & 1) || !left)
      duty.verdict = Verdict::kFailed, holds = false;
  }
  return holds;
}

bool in_order(const State& state) {
  for (int i = 0; i < state.duties; ++i) {
    if (state.duty[i].verdict != Verdict::kDone) continue;
    for (int j = 0; j < state.duties; ++j)
      if (state.duty[j].verdict == Verdict::kOpen && overtakes(state.duty[i].token, state.duty[j].token)) return false;
  }
  return true;
}

Seats members(const State& state, const Setup& setup, Who who) {
  if (who == Who::kCrew) return setup.everyone();
  if (who == Who::kCommander) return seat_bit(state.commander);
  const int part = state.cast[static_cast<int>(who == Who::kStrangers ? Who::kNeighbour : who)];
  const Seats own = part < 0 ? Seats{0} : seat_bit(part);
  return who == Who::kStrangers ? static_cast<Seats>(setup.everyone() & ~own) : own;
}

Verdict judge_each(const Rule& rule, const State& state, const Setup& setup) {
  const Ledger& ledger = state.ledger;
  const Mask cards = rule.cards & setup.frame.deck;
  Mask left = cards, won = 0;
  for (int place = 0; place < ledger.played; ++place) {
    const int best = ledger.best[place];
    if (!(cards >> best & 1)) continue;
    if (rule.by && best != lowest(left)) return Verdict::kFailed;
    won |= bit(best);
    left &= ~bit(best);
  }
  Verdict worst = Verdict::kDone;
  const Mask excused = setup.excuses && !setup.frame.left(ledger) ? ~ledger.gone : 0;
  for (Mask open = cards & ~won & ~excused; open; open &= open - 1) {
    Node feat;
    feat.a = open & -open;
    feat.d = kDeck;
    feat.places = (1U << setup.frame.total) - 1;
    feat.plain = true;
    if (!more_feats(feat, ledger, setup.frame)) return Verdict::kFailed;
    worst = Verdict::kOpen;
  }
  return worst;
}

Verdict judge_omega(const State& state, int left) {
  for (int i = 0; i < state.duties; ++i) {
    const Duty& duty = state.duty[i];
    if (duty.token == Token::kOmega && (state.ledger.gone >> duty.card & 1) && left) return Verdict::kFailed;
  }
  return left ? Verdict::kOpen : Verdict::kDone;
}

Verdict judge_rule(const Rule& rule, const State& state, const Setup& setup) {
  const int left = setup.frame.left(state.ledger);
  switch (rule.law) {
    case Law::kClause:
      return judge(setup.nodes, rule.task, members(state, setup, rule.who), state.ledger, setup.frame);
    case Law::kBalanced: {
      int least = kMostTricks, most = 0;
      for (int seat = 0; seat < setup.seats(); ++seat) {
        least = std::min(least, state.ledger.won_by(seat));
        most = std::max(most, state.ledger.won_by(seat));
      }
      return most - least > rule.by ? Verdict::kFailed : left ? Verdict::kOpen : Verdict::kDone;
    }
    case Law::kEachWins: return judge_each(rule, state, setup);
    default: return judge_omega(state, left);
  }
}

}  // namespace

Verdict settle(State& state, const Setup& setup) {
  if (!judge_duties(state, setup.frame.left(state.ledger))) return Verdict::kFailed;
  if (!setup.tokens.empty() && !in_order(state)) return Verdict::kFailed;
  Verdict found = Verdict::kDone;
  for (const Rule& rule : setup.rules) {
    const Verdict one = judge_rule(rule, state, setup);
    if (one == Verdict::kFailed) return one;
    if (one == Verdict::kOpen && !setup.lapses) found = one;
  }
  for (int i = 0; i < state.duties; ++i)
    if (state.duty[i].verdict == Verdict::kOpen) found = Verdict::kOpen;
  return found;
}

}  // namespace shipmates::env::nine
