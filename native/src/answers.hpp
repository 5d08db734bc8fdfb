// What is asked of the core: one answer, the cards that keep a position winnable, many at once.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "problem.hpp"
#include "search.hpp"

namespace shipmates {

Solution solve(const Problem& problem, std::uint64_t max_nodes);

/// The same by clauses alone, as `solve` does with what a short search leaves open.
Solution solve_by_clauses(const Problem& problem, std::uint64_t max_nodes);

/// Every card that may be laid next, and what becomes of the position with it.
std::vector<std::pair<int, Solution>> marks(const Problem& problem, std::uint64_t max_nodes);

/// Many problems on so many threads; each answer is that of `solve`.
std::vector<Solution> solve_all(const std::vector<Problem>& problems, std::uint64_t max_nodes, int threads);

/// How many sequences of so many cards the rules of following allow.
std::uint64_t perft(const Problem& problem, int depth);

}  // namespace shipmates
