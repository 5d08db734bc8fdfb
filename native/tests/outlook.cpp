#include "outlook.hpp"

#include <algorithm>
#include <cmath>

#include "check.hpp"
#include "spoiler.hpp"
#include "words.hpp"

namespace shipmates {
namespace {

constexpr int kRounds = 30;

Plan brief_plan(std::uint64_t seed) { return {3, 1, 40, 1, 0.5F, seed}; }

void put(Words& words, Mask cards) { words.push_back(static_cast<std::int64_t>(cards)); }

/// What the seat whose turn it is knows: its own hand, the row from above, and one hidden void.
Words looks(const Problem& now, int voids) {
  const int me = (now.leader + static_cast<int>(now.table.size())) % now.seats;
  const int eyes = me == now.dummy ? (me + 1) % now.seats : me;
  Hiding hiding;
  for (int s = 0; s < now.seats; ++s) {
    if (s == eyes || s == now.dummy) continue;
    hiding.pool |= now.hands[s];
    hiding.sizes[s] = count(now.hands[s]);
  }
  for (const int card : now.under) {
    if (card < 0) continue;
    hiding.pool |= bit(card);
    ++hiding.sizes[kCovered];
  }
  hiding.may.fill(hiding.pool);
  for (int s = 0; s < now.seats; ++s)
    if (!(now.hands[s] & suited(voids))) hiding.may[s] &= ~suited(voids);
  Words words;
  put(words, hiding.pool);
  for (const int size : hiding.sizes) words.push_back(size);
  for (const Mask may : hiding.may) put(words, may);
  words.resize(words.size() + 4 * kMostSeats);
  words.insert(words.end(), {1, eyes, 7, 56, 1, now.leader, static_cast<std::int64_t>(now.table.size())});
  words.insert(words.end(), now.table.begin(), now.table.end());
  const int picker = (eyes + 1) % now.seats, task = 3, other = 12;
  words.insert(words.end(), {1, picker, task, static_cast<std::int64_t>(bit(task) | bit(other))});
  return words;
}

bool bounded(const Judged& judged) {
  return std::all_of(judged.tallies.begin(), judged.tallies.end(), [&](const Tally& one) {
    return one.open >= 0 && one.played >= 0 && one.open <= judged.weight + 1e-6 && one.played <= judged.weight + 1e-6;
  });
}

bool same(const Judged& one, const Judged& two) {
  return one.weight == two.weight &&
         std::equal(one.tallies.begin(), one.tallies.end(), two.tallies.begin(), two.tallies.end(),
                    [](const Tally& a, const Tally& b) {
                      return a.choice == b.choice && a.open == b.open && a.played == b.played;
                    });
}

void ask(const Outlook& outlook, const Weights& weights, const std::string& name) {
  const Judged judged = Mind(outlook, weights, brief_plan(5)).cards();
  check(bounded(judged), name + ": more worlds are won than there are");
  const Open told[] = {outlook.open, outlook.first};
  check(bounded(Mind(outlook, weights, brief_plan(6)).shows(told)), name + ": more shows than worlds");
}

void test_known(const Golden& deal, const Problem& now, const Weights& weights) {
  const Words words = looks(now, 1);
  const bool fresh = !now.played && now.table.empty() && now.dummy < 0;
  const Outlook outlook = looked(now, fresh ? &now : nullptr, words);
  for (const World& world : Mind(outlook, weights, brief_plan(1)).imagine()) {
    check(world.weight > 0 && world.weight <= 1, deal.name + ": a world without weight");
    for (int s = 0; s < now.seats; ++s)
      check(count(world.problem.hands[s]) == count(now.hands[s]), deal.name + ": a hand of another size");
  }
  ask(outlook, weights, deal.name);
  check(same(Mind(outlook, weights, brief_plan(2)).cards(), Mind(outlook, weights, brief_plan(2)).cards()),
        deal.name + ": the same seed, another judgement");
}

}  // namespace

void test_outlook(const std::vector<Golden>& deals) {
  Spoiler spoiler(13);
  int refused = 0, answered = 0;
  Weights weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = static_cast<float>(i % 5) - 2;
  for (const Golden& deal : deals) {
    const Problem now = parsed(deal.words);
    if (now.played == now.total) continue;
    test_known(deal, now, weights);
    const Words words = looks(now, 1);
    for (int round = 0; round < kRounds; ++round) try {
        const bool own = spoiler.below(4) == 0;
        const Problem other = own ? parsed(spoiler.spoiled(deal.words)) : now;
        const Problem* past = spoiler.below(2) ? &now : nullptr;
        ask(looked(other, past, spoiler.spoiled(words)), weights, deal.name + ", spoiled");
        ++answered;
      } catch (const Faulty&) {
        ++refused;
      }
  }
  std::cout << "outlooks: " << refused << " refused, " << answered << " answered\n";
}

}  // namespace shipmates
