#include "mind.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "search.hpp"

namespace shipmates {
namespace {

constexpr double kUndecided = 0.4;  // what cannot be settled quickly is lost rather than won
// The same where playouts prove: fitted to deals of Deep Sea, by the cards that are left in hands.
constexpr int kHopeless = 14;
constexpr double kHopeACard = 1.0 / 34;
constexpr double kMostHope = 0.75;
constexpr std::size_t kFinalists = 2;  // so many choices at least are tried in all worlds
constexpr std::size_t kCardsPart = 4;  // of the worlds: after it the first choices are left behind
constexpr std::size_t kShowsPart = 8;  // the same for signals, which are tried in more worlds
constexpr int kDrawn = 3;           // deals drawn for each that is kept, where picks are weighed

// How tasks are picked, fitted to the picks of expert crews; see docs/guide/bots.md, "Weights".
constexpr double kHeld = -8.2;       // a task one has oneself, were it worth nothing,
constexpr double kHeldValue = 1.3;   // and for each point of its value
constexpr double kAbove = 0.56;      // for each point by which one's best card of the suit is above it

/// How much a hand speaks for taking a task.
double appeal(Mask hand, int task) {
  const Mask suit = hand & suited(suit_of(task));
  if (suit >> task & 1) return kHeld + kHeldValue * value_of(task);
  const Mask higher = suit & above(task);
  return higher ? kAbove * (highest(higher) - task) : 0;
}

/// What is left of the chances when neither a playout nor a quick search has found a way.
double hope(const Compiled& rules) {
  return std::clamp(kHopeACard * (count(rules.remaining(rules.start)) - kHopeless), 0.0, kMostHope);
}

double chance(const Compiled& rules, std::uint64_t nodes, double undecided) {
  switch (Search(rules, nodes).run().verdict) {
    case Verdict::kWinnable:
      return 1;
    case Verdict::kLost:
      return 0;
    default:
      return undecided;
  }
}

/// As if everything had been tried in every world.
Judged levelled(Judged judged) {
  for (Tally& one : judged.tallies) {
    if (!one.behind) continue;
    one.open *= judged.weight / one.weight;
    one.played *= judged.weight / one.weight;
  }
  return judged;
}

}  // namespace

Mind::Mind(const Outlook& outlook, const Weights& weights, const Plan& plan)
    : outlook_(outlook), weights_(weights), plan_(plan), dice_(plan.seed) {}

Problem Mind::filled(const Problem& bare, const Deal& deal, std::uint64_t order) const {
  Problem found = bare;
  for (int s = 0; s < bare.seats; ++s) found.hands[s] |= deal[s];
  Mask covered = deal[kCovered];
  std::vector<int> cards;
  for (; covered; covered &= covered - 1) cards.push_back(lowest(covered));
  // Any order is as likely as another; in one world it is always the same.
  Dice dice(order);
  for (std::size_t i = cards.size(); i > 1; --i)
    std::swap(cards[i - 1], cards[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
  for (std::size_t i = 0; i < outlook_.columns.size(); ++i)
    found.under[outlook_.columns[i]] = static_cast<std::int8_t>(cards[i]);
  return found;
}

/// How the covered cards of one world lie.
std::uint64_t Mind::order() { return outlook_.columns.empty() ? 0 : dice_.next(); }

/// How likely the others would have played as they did, had they held these cards.
double Mind::likely(const Deal& deal) const {
  if (!outlook_.remembers || plan_.trust <= 0) return 1;
  const Problem problem = filled(outlook_.opening, deal, 0);  // there is no row then
  const Compiled rules(problem);
  State state = rules.start;
  Open open = outlook_.first;
  double sum = 0;
  std::vector<Choice> choices;
  for (const Trick& fell : outlook_.past) {
    const Mask out = rules.remaining(state);
    const Desire wish = desire(rules, state, out);
    Trick trick;
    trick.leader = fell.leader;
    for (int i = 0; i < fell.size; ++i) {
      const int seat = (fell.leader + i) % rules.seats;
      const Mask options = playable(state.hands[seat], trick);
      if (options & (options - 1)) {
        const Moment moment{rules, state, trick, wish, open, out};
        Sense(moment, seat).weigh(weights_, choices);
        float best = choices[0].score;
        for (const Choice& one : choices) best = std::max(best, one.score);
        double all = 0, own = 0;
        for (const Choice& one : choices) {
          const double odds = std::exp(static_cast<double>(one.score - best));
          all += odds;
          if (one.card == fell.cards[i]) own = odds;
        }
        sum += std::log(std::max(own / all, 1e-3));
      }
      lay(rules, trick, open, seat, fell.cards[i]);
    }
    if (trick.size == rules.seats) state = rules.after(state, trick);
  }
  return std::exp(static_cast<double>(plan_.trust) * sum);
}

/// How likely the others would have taken the tasks they took, had they held these cards.
double Mind::picked(const Deal& deal) const {
  const Problem& first = outlook_.remembers ? outlook_.opening : outlook_.problem;
  double found = 1;
  for (const Pick& pick : outlook_.picks) {
    const Mask hand = first.hands[pick.seat] | deal[pick.seat];
    const double own = appeal(hand, pick.card);
    double all = 0;
    for (Mask m = pick.options; m; m &= m - 1) all += std::exp(appeal(hand, lowest(m)) - own);
    found /= all;
  }
  return found;
}

/// Deals that fit; where tasks were picked, those more often that explain it better.
std::vector<Deal> Mind::deals() {
  const Worlds worlds(outlook_.hiding, outlook_.doubts);
  if (!worlds.any()) throw Faulty("no deal fits what is known");
  std::vector<Deal> drawn;
  const int wanted = plan_.worlds * (outlook_.picks.empty() ? 1 : kDrawn);
  for (int i = 0; i < wanted; ++i) drawn.push_back(worlds.deal(dice_));
  if (outlook_.picks.empty() || drawn.empty()) return drawn;
  std::vector<double> sums;
  double sum = 0;
  for (const Deal& deal : drawn) sums.push_back(sum += picked(deal));
  std::vector<Deal> kept;
  const double first = dice_.share();
  std::size_t at = 0;
  for (int i = 0; i < plan_.worlds; ++i) {
    while (at + 1 < sums.size() && sums[at] <= (i + first) / plan_.worlds * sum) ++at;
    kept.push_back(drawn[at]);
  }
  return kept;
}

std::vector<World> Mind::imagine() {
  std::vector<World> found;
  for (const Deal& deal : deals()) found.push_back({filled(outlook_.problem, deal, order()), likely(deal)});
  return found;
}

double Mind::played(const Compiled& rules, const Open& open, std::uint64_t seed) const {
  int won = 0;
  for (int i = 0; i < plan_.playouts; ++i) {
    Dice dice(seed + static_cast<std::uint64_t>(i) * 0xD1B54A32D192ED03ULL);
    won += Playout(rules, weights_).won(rules.start, rules.running, open, plan_.keen, dice) ? 1 : 0;
  }
  return plan_.playouts ? static_cast<double>(won) / plan_.playouts : 0;
}

/// Whether it can be won with open cards, if so much of it was won by card sense.
double Mind::open_chance(const Compiled& rules, double won) const {
  if (!plan_.nodes) return 0;
  if (!plan_.proof) return chance(rules, plan_.nodes, kUndecided);
  return won > 0 ? 1 : chance(rules, plan_.nodes, hope(rules));
}

/// After this part of the worlds, and whenever twice as many were tried, the better half goes on.
void Mind::drop(Judged& judged, std::size_t tried, std::size_t part) const {
  const auto all = static_cast<std::size_t>(plan_.worlds);
  while (part > 1 && tried != all / part) part /= 2;
  if (part <= 1) return;
  std::vector<double> worths;
  for (const Tally& one : judged.tallies)
    if (!one.behind) worths.push_back(one.open + one.played);
  const std::size_t kept = std::max(kFinalists, (worths.size() + 1) / 2);
  if (kept >= worths.size()) return;
  std::nth_element(worths.begin(), worths.begin() + static_cast<std::ptrdiff_t>(kept) - 1, worths.end(), std::greater<>());
  for (Tally& one : judged.tallies) one.behind |= one.open + one.played < worths[kept - 1];
}

Judged Mind::cards() {
  Judged judged;
  const Problem& now = outlook_.problem;
  const int seat = (now.leader + static_cast<int>(now.table.size())) % now.seats;
  Trick running;
  running.leader = now.leader;
  Open open = outlook_.open;
  for (const int card : now.table) running.cards[running.size++] = static_cast<std::int8_t>(card);
  for (Mask m = playable(now.hands[seat], running); m; m &= m - 1) judged.tallies.push_back({lowest(m)});
  std::size_t tried = 0;
  for (const World& world : imagine()) {
    if (plan_.proof) drop(judged, tried++, kCardsPart);
    judged.weight += world.weight;
    const std::uint64_t seed = dice_.next();
    for (Tally& tally : judged.tallies) {
      if (tally.behind) continue;
      tally.weight += world.weight;
      const Compiled next(world.problem.with(seat, tally.choice));
      Open told = open;
      if (running.size && seat != now.dummy && suit_of(tally.choice) != suit_of(running.cards[0]))
        told.cannot[seat] |= suited(suit_of(running.cards[0]));
      told.has[seat] &= ~bit(tally.choice);
      const double won = played(next, told, seed);
      tally.played += world.weight * won;
      tally.open += world.weight * open_chance(next, won);
    }
  }
  return levelled(judged);
}

Judged Mind::shows(std::span<const Open> told) {
  Judged judged;
  for (std::size_t i = 0; i < told.size(); ++i) judged.tallies.push_back({static_cast<int>(i)});
  std::size_t tried = 0;
  for (const World& world : imagine()) {
    drop(judged, tried++, plan_.proof ? kCardsPart : kShowsPart);
    judged.tallies.front().behind = false;  // silence, which all are compared with
    judged.weight += world.weight;
    const std::uint64_t seed = dice_.next();
    const Compiled rules(world.problem);
    for (Tally& tally : judged.tallies) {
      if (tally.behind) continue;
      tally.weight += world.weight;
      tally.played += world.weight * played(rules, told[static_cast<std::size_t>(tally.choice)], seed);
    }
  }
  return levelled(judged);
}

}  // namespace shipmates
