// The only file that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "answers.hpp"
#include "env/bind.hpp"
#include "outlook.hpp"
#include "rehearsal.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace shipmates;

namespace {

using Words = std::vector<std::int64_t>;
using Told = std::tuple<int, std::vector<int>, std::uint64_t>;

Told told(const Solution& solution) {
  return {static_cast<int>(solution.verdict), solution.line, solution.nodes};
}

using Row = std::tuple<double, std::vector<std::tuple<int, double, double>>>;
using PlanRow = std::tuple<int, int, std::uint64_t, float, float, bool, std::uint64_t>;

Row told(const Judged& judged) {
  Row row;
  std::get<0>(row) = judged.weight;
  for (const Tally& one : judged.tallies) std::get<1>(row).emplace_back(one.choice, one.open, one.played);
  return row;
}

Weights weighed(const std::vector<float>& numbers) {
  if (numbers.size() != kWeights) throw Faulty("there are " + std::to_string(kWeights) + " weights");
  Weights found{};
  if (!std::all_of(numbers.begin(), numbers.end(), [](float one) { return std::isfinite(one); }))
    throw Faulty("a weight is no number");
  std::copy(numbers.begin(), numbers.end(), found.begin());
  return found;
}

constexpr int kMost = 1'000'000;

Plan planned(const PlanRow& row) {
  const auto& [worlds, playouts, nodes, keen, trust, proof, seed] = row;
  if (worlds < 1 || worlds > kMost) throw Faulty("the number of worlds is out of bounds");
  if (playouts < 0 || playouts > kMost) throw Faulty("the number of playouts is out of bounds");
  if (!std::isfinite(keen) || !std::isfinite(trust)) throw Faulty("how keen and how trusting must be numbers");
  return {worlds, playouts, nodes, keen, trust, proof, seed};
}

Outlook seen(const Words& now, const Words& opening, const Words& outlook) {
  const Problem problem = parsed(now);
  if (opening.empty()) return looked(problem, nullptr, outlook);
  const Problem first = parsed(opening);
  return looked(problem, &first, outlook);
}

}  // namespace

// `_core` or `_core_v3`: the same code, built for two levels of instructions.
NB_MODULE(SHIPMATES_MODULE, module) {
  module.doc() = "The search behind shipmates.solver; problems come as rows of whole numbers.";
  module.attr("VERSION") = SHIPMATES_VERSION;
  module.attr("BUILD") = SHIPMATES_BUILD;
  module.attr("LEVEL") = SHIPMATES_LEVEL;
  nb::exception<Faulty>(module, "Faulty", PyExc_ValueError);
  env::bind(module);
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
  module.def(
      "judge_cards",
      [](const Words& now, const Words& opening, const Words& outlook, const std::vector<float>& weights,
         const PlanRow& plan) {
        const Outlook view = seen(now, opening, outlook);
        const Weights own = weighed(weights);
        nb::gil_scoped_release release;
        return told(Mind(view, own, planned(plan)).cards());
      },
      nb::arg("now"), nb::arg("opening"), nb::arg("outlook"), nb::arg("weights"), nb::arg("plan"));
  module.def(
      "judge_shows",
      [](const Words& now, const Words& opening, const Words& outlook, const std::vector<Words>& rows,
         const std::vector<float>& weights, const PlanRow& plan) {
        const Outlook view = seen(now, opening, outlook);
        std::vector<Open> shown;
        for (const Words& row : rows) shown.push_back(told(std::span<const std::int64_t>(row)));
        const Weights own = weighed(weights);
        nb::gil_scoped_release release;
        return told(Mind(view, own, planned(plan)).shows(shown));
      },
      nb::arg("now"), nb::arg("opening"), nb::arg("outlook"), nb::arg("rows"), nb::arg("weights"), nb::arg("plan"));
  module.def(
      "imagine",
      [](const Words& now, const Words& opening, const Words& outlook, const std::vector<float>& weights,
         const PlanRow& plan) {
        const Outlook view = seen(now, opening, outlook);
        const Weights own = weighed(weights);
        std::vector<std::tuple<double, std::vector<Mask>, std::vector<std::pair<int, int>>>> found;
        for (const World& world : Mind(view, own, planned(plan)).imagine()) {
          std::vector<std::pair<int, int>> under;
          for (int card = 0; card < kCards; ++card)
            if (world.problem.under[card] >= 0) under.emplace_back(card, world.problem.under[card]);
          const auto& hands = world.problem.hands;
          found.emplace_back(world.weight, std::vector<Mask>(hands.begin(), hands.begin() + world.problem.seats), under);
        }
        return found;
      },
      nb::arg("now"), nb::arg("opening"), nb::arg("outlook"), nb::arg("weights"), nb::arg("plan"));
  module.def(
      "rehearse",
      [](const std::vector<Words>& rows, const std::vector<Words>& opens, const std::vector<float>& weights, int games,
         float keen, float ease, std::uint64_t seed) {
        if (games < 1 || games > kMost) throw Faulty("the number of games is out of bounds");
        if (rows.size() != opens.size()) throw Faulty("every deal needs what all know of it");
        std::vector<Rehearsed> deals;
        for (std::size_t i = 0; i < rows.size(); ++i)
          deals.push_back({parsed(rows[i]), told(std::span<const std::int64_t>(opens[i]))});
        const Weights own = weighed(weights);
        nb::gil_scoped_release release;
        const Lesson lesson = rehearse(deals, own, games, keen, ease, seed);
        return std::pair(lesson.won, std::vector<double>(lesson.slope.begin(), lesson.slope.end()));
      },
      nb::arg("rows"), nb::arg("opens"), nb::arg("weights"), nb::arg("games"), nb::arg("keen"), nb::arg("ease"),
      nb::arg("seed"));
}
