#include "answers.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "wishes.hpp"

namespace shipmates {
namespace {

constexpr std::size_t kMostThreads = 256;
constexpr std::uint64_t kPatience = 20'000;  // cards laid in search before clauses are written
constexpr std::uint64_t kSteps = 2;            // steps of clauses that count as much as a card

Mask playable(Mask hand, int led) {
  const Mask follows = led < 0 ? 0 : hand & suited(suit_of(led));
  return follows ? follows : hand;
}

Solution by_clauses(const Compiled& rules, std::uint64_t max_nodes) {
  Course course(rules);
  wish(course);
  Solution found;
  const Clauses::End end = course.form.clauses.solve(max_nodes * kSteps);
  found.nodes = std::min(max_nodes, course.form.clauses.steps() / kSteps);
  if (end == Clauses::End::kFalse) found.verdict = Verdict::kLost;
  if (end != Clauses::End::kTrue) return found;
  found.verdict = Verdict::kWinnable;
  found.line = course.line();
  return found;
}

struct Counting {
  const Compiled& rules;

  std::uint64_t cards(const State& state, const Trick& trick, int depth) const {
    if (trick.size == rules.seats) {
      const State next = rules.after(state, trick);
      Trick fresh;
      fresh.leader = next.leader;
      return next.played == rules.total ? (depth == 0) : cards(next, fresh, depth);
    }
    if (!depth) return 1;
    const int seat = (trick.leader + trick.size) % rules.seats;
    std::uint64_t sum = 0;
    const Mask hand = state.hands[seat] & ~trick.mask;
    for (Mask left = playable(hand, trick.size ? trick.cards[0] : -1); left; left &= left - 1) {
      Trick next = trick;
      const int card = lowest(left);
      if (next.best < 0 || beats(card, next.best)) next.best = card, next.best_seat = seat;
      next.cards[next.size++] = static_cast<std::int8_t>(card);
      next.mask |= bit(card);
      sum += cards(state, next, depth - 1);
    }
    return sum;
  }
};

}  // namespace

Solution solve(const Problem& problem, std::uint64_t max_nodes) {
  const Compiled rules(problem);
  const Solution first = Search(rules, std::min(max_nodes, kPatience)).run();
  if (first.verdict != Verdict::kUndecided || first.nodes >= max_nodes) return first;
  Solution second = by_clauses(rules, max_nodes - first.nodes);
  second.nodes += first.nodes;
  return second;
}

Solution solve_by_clauses(const Problem& problem, std::uint64_t max_nodes) {
  return by_clauses(Compiled(problem), max_nodes);
}

std::vector<std::pair<int, Solution>> marks(const Problem& problem, std::uint64_t max_nodes) {
  std::vector<std::pair<int, Solution>> found;
  if (problem.played == problem.total) return found;
  const int laid = static_cast<int>(problem.table.size());
  const int seat = (problem.leader + laid) % problem.seats;
  const Mask options = playable(problem.hands[seat], laid ? problem.table[0] : -1);
  for (Mask left = options; left; left &= left - 1) {
    const int card = lowest(left);
    found.emplace_back(card, solve(problem.with(seat, card), max_nodes));
  }
  return found;
}

std::vector<Solution> solve_all(const std::vector<Problem>& problems, std::uint64_t max_nodes, int threads) {
  std::vector<Solution> found(problems.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t at = next++; at < problems.size(); at = next++) found[at] = solve(problems[at], max_nodes);
  };
  std::vector<std::jthread> crew;
  const int most = static_cast<int>(std::min<std::size_t>(problems.size(), kMostThreads));
  for (int i = 1; i < std::min(threads, most); ++i) crew.emplace_back(work);
  work();
  crew.clear();
  return found;
}

std::uint64_t perft(const Problem& problem, int depth) {
  if (depth < 0) throw Faulty("the depth of counting is below nothing");
  const Compiled rules(problem);
  return Counting{rules}.cards(rules.start, rules.running, depth);
}

}  // namespace shipmates
