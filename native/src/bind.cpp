// The only file that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <tuple>
#include <vector>

#include "answers.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace shipmates;

namespace {

using Words = std::vector<std::int64_t>;
using Told = std::tuple<int, std::vector<int>, std::uint64_t>;

Told told(const Solution& solution) {
  return {static_cast<int>(solution.verdict), solution.line, solution.nodes};
}

}  // namespace

NB_MODULE(_core, module) {
  module.doc() = "The search behind shipmates.solver; problems come as rows of whole numbers.";
  nb::exception<Faulty>(module, "Faulty", PyExc_ValueError);
  module.def(
      "solve",
      [](const Words& words, std::uint64_t max_nodes) {
        const Problem problem = parsed(words);
        nb::gil_scoped_release release;
        return told(solve(problem, max_nodes));
      },
      nb::arg("words"), nb::arg("max_nodes"));
  module.def(
      "solve_by_clauses",
      [](const Words& words, std::uint64_t max_nodes) {
        const Problem problem = parsed(words);
        nb::gil_scoped_release release;
        return told(solve_by_clauses(problem, max_nodes));
      },
      nb::arg("words"), nb::arg("max_nodes"));
  module.def(
      "marks",
      [](const Words& words, std::uint64_t max_nodes) {
        const Problem problem = parsed(words);
        nb::gil_scoped_release release;
        std::vector<std::pair<int, Told>> found;
        for (const auto& [card, solution] : marks(problem, max_nodes)) found.emplace_back(card, told(solution));
        return found;
      },
      nb::arg("words"), nb::arg("max_nodes"));
  module.def(
      "solve_all",
      [](const std::vector<Words>& rows, std::uint64_t max_nodes, int threads) {
        std::vector<Problem> problems;
        problems.reserve(rows.size());
        for (const Words& words : rows) problems.push_back(parsed(words));
        nb::gil_scoped_release release;
        std::vector<Told> found;
        for (const Solution& one : solve_all(problems, max_nodes, threads)) found.push_back(told(one));
        return found;
      },
      nb::arg("rows"), nb::arg("max_nodes"), nb::arg("threads"));
  module.def(
      "perft",
      [](const Words& words, int depth) {
        const Problem problem = parsed(words);
        nb::gil_scoped_release release;
        return perft(problem, depth);
      },
      nb::arg("words"), nb::arg("depth"));
}
