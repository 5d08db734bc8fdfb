#include "answers.hpp"

#include <algorithm>

#include "check.hpp"
#include "words.hpp"

namespace shipmates {
namespace {

constexpr std::uint64_t kNodes = 40'000;

const char* told(Verdict verdict) {
  return verdict == Verdict::kWinnable ? "winnable" : verdict == Verdict::kLost ? "lost" : "undecided";
}

/// Lays a line card by card, knowing nothing but who is next and what follows.
class Table {
 public:
  explicit Table(const Problem& problem) : problem_(problem), leader_(problem.leader) {
    for (int card : problem.table) put((leader_ + size_) % problem.seats, card);
  }

  bool lay(int card) {
    const int seat = (leader_ + size_) % problem_.seats;
    const Mask hand = problem_.hands[seat];
    const Mask follows = size_ ? hand & suited(led_) : 0;
    if (!((follows ? follows : hand) >> card & 1)) return false;
    problem_.hands[seat] &= ~bit(card);
    put(seat, card);
    return true;
  }

 private:
  Problem problem_;
  int leader_;
  int size_ = 0;
  int led_ = 0;
  int best_ = -1;
  int winner_ = 0;
  int turned_ = -1;

  void put(int seat, int card) {
    if (!size_) led_ = suit_of(card), best_ = -1;
    if (best_ < 0 || beats(card, best_)) best_ = card, winner_ = seat;
    if (seat == problem_.dummy) turned_ = problem_.under[card];
    if (++size_ < problem_.seats) return;
    if (turned_ >= 0) problem_.hands[problem_.dummy] |= bit(turned_);
    turned_ = -1;
    size_ = 0;
    leader_ = winner_;
  }
};

bool follows(const Problem& problem, const std::vector<int>& line) {
  Table table(problem);
  return std::all_of(line.begin(), line.end(), [&](int card) { return table.lay(card); });
}

}  // namespace

void test_answers(const std::vector<Golden>& deals) {
  for (const Golden& deal : deals) {
    const Problem problem = parsed(deal.words);
    for (const Solution& found : {solve(problem, kNodes), solve_by_clauses(problem, kNodes)}) {
      const bool fits = found.verdict == Verdict::kUndecided || told(found.verdict) == deal.answer;
      check(fits, deal.name + " is " + deal.answer + ", not " + told(found.verdict));
      check(follows(problem, found.line), deal.name + ": the line breaks the rules");
      check(found.nodes <= kNodes + 1, deal.name + ": the bound was passed");
    }
  }
}

void test_agreement(const std::vector<Golden>& deals) {
  std::vector<Problem> problems;
  for (const Golden& deal : deals) problems.push_back(parsed(deal.words));
  const std::vector<Solution> many = solve_all(problems, kNodes / 10, 3);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const Solution one = solve(problems[i], kNodes / 10);
    check(one.verdict == many[i].verdict && one.line == many[i].line, deals[i].name + ": not the same among many");
    bool won = false, lost = true;
    for (const auto& [card, after] : marks(problems[i], kNodes / 10)) {
      won |= after.verdict == Verdict::kWinnable;
      lost &= after.verdict == Verdict::kLost;
    }
    check(!won || deals[i].answer == "winnable", deals[i].name + " is lost, but a card wins it");
    check(!lost || deals[i].answer == "lost", deals[i].name + " is winnable, but every card loses it");
    check(perft(problems[i], 0) == 1, deals[i].name + ": nothing is counted as one");
  }
}

}  // namespace shipmates
