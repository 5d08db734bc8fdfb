// How an attempt at Deep Sea stands. The law is `shipmates.deepsea.judging`.
#include <algorithm>

#include "sea.hpp"

namespace shipmates::env::sea {
namespace {

Verdict judge_duty(const Duty& duty, const State& state, const Setup& setup) {
  const Node& task = task_of(setup, duty);
  const Ledger& ledger = state.ledger;
  if (task.kind != Task::kPredict) {
    return judge(setup.catalogue->nodes, card_of(setup, duty.card).task, seat_bit(duty.owner), ledger, setup.frame);
  }
  const std::int8_t told = task.x ? state.secret : duty.predicted;
  if (told < 0) return Verdict::kOpen;
  return Span{told, told}.settle(ledger.won_by(duty.owner), setup.frame.left(ledger));
}

/// Nobody more than so many of these ahead of anybody.
Verdict judge_level(const Rule& rule, const State& state, const Setup& setup) {
  int least = kCards, most = 0;
  for (int seat = 0; seat < setup.seats(); ++seat) {
    const int held = count(state.ledger.taken[seat] & rule.cards);
    least = std::min(least, held);
    most = std::max(most, held);
  }
  if (most - least > rule.by) return Verdict::kFailed;
  return setup.frame.room(state.ledger, rule.cards) ? Verdict::kOpen : Verdict::kDone;
}

Verdict judge_ahead(const State& state, const Setup& setup) {
  const int first = state.ledger.winners[0];
  for (int seat = 0; seat < setup.seats(); ++seat)
    if (seat != first && state.ledger.won_by(seat) >= state.ledger.won_by(first)) return Verdict::kFailed;
  return setup.frame.left(state.ledger) ? Verdict::kOpen : Verdict::kDone;
}

Verdict judge_final(const Rule& rule, const State& state, const Setup& setup) {
  const int left = setup.frame.left(state.ledger);
  if (!(state.ledger.gone >> rule.by & 1)) return left ? Verdict::kOpen : Verdict::kFailed;
  return !left && state.ledger.last == rule.by ? Verdict::kDone : Verdict::kFailed;
}

Verdict judge_rule(const Rule& rule, const State& state, const Setup& setup) {
  switch (rule.law) {
    case Law::kLevel: return judge_level(rule, state, setup);
    case Law::kAhead: return judge_ahead(state, setup);
    case Law::kFinal: return judge_final(rule, state, setup);
    default: return judge(setup.nodes, rule.task, setup.everyone(), state.ledger, setup.frame);
  }
}

}  // namespace

Verdict settle(State& state, const Setup& setup) {
  bool failed = false;
  Verdict found = Verdict::kDone;
  for (int i = 0; i < state.duties; ++i) {
    Duty& duty = state.duty[i];
    // What was settled before stays so.
    if (duty.verdict == Verdict::kDone) continue;
    if (duty.verdict == Verdict::kOpen) duty.verdict = judge_duty(duty, state, setup);
    failed |= duty.verdict == Verdict::kFailed;
    if (duty.verdict == Verdict::kDone)
      state.stale = true;
    else
      found = Verdict::kOpen;
  }
  if (failed) return Verdict::kFailed;
  for (const Rule& rule : setup.rules) {
    const Verdict one = judge_rule(rule, state, setup);
    if (one == Verdict::kFailed) return one;
    if (one == Verdict::kOpen) found = one;
  }
  // A mission without tasks is played to its last trick.
  return !state.duties && setup.frame.left(state.ledger) ? Verdict::kOpen : found;
}

}  // namespace shipmates::env::sea
