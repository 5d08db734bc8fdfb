// The batched environment, as Python sees it.
#include "bind.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <mutex>
#include <string>

#include "batch.hpp"

namespace nb = nanobind;

namespace shipmates::env {
namespace {

template <class Number>
using Column = nb::ndarray<Number, nb::numpy, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
template <class Number>
using Grid = nb::ndarray<Number, nb::numpy, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;

constexpr int kMostGames = 1 << 24;
constexpr int kMostThreads = 1024;

void check_length(std::size_t length, int games, const char* what) {
  if (length == static_cast<std::size_t>(games)) return;
  throw Faulty(std::string(what) + " has " + std::to_string(length) + " rows for " + std::to_string(games) + " games");
}

void check_width(std::size_t width, int wanted, const char* what) {
  if (width == static_cast<std::size_t>(wanted)) return;
  throw Faulty(std::string(what) + " has " + std::to_string(width) + " columns, not " + std::to_string(wanted));
}

std::vector<Setup> read_setups(const std::vector<std::vector<std::int64_t>>& rows) {
  std::vector<Setup> found;
  found.reserve(rows.size());
  for (const auto& words : rows) found.push_back(read_setup(words));
  if (found.empty()) throw Faulty("there is no mission to play");
  return found;
}

/// Keeps the arrays it writes to, and lets nobody in while it does.
class Bound {
 public:
  Bound(const std::vector<std::vector<std::int64_t>>& setups, Grid<std::int8_t> observation, Grid<std::int8_t> mask,
        Column<float> reward, Column<bool> done, Column<std::int8_t> agent, Column<std::int32_t> mission,
        Column<std::uint64_t> seed, bool again, int threads)
      : observation_(observation),
        mask_(mask),
        reward_(reward),
        done_(done),
        agent_(agent),
        mission_(mission),
        seed_(seed),
        batch_(read_setups(setups), checked_games(), rows(), again, checked_threads(threads)) {
    const Sizes sizes = sizes_of(static_cast<Which>(setups[0][0]));
    check_width(observation_.shape(1), sizes.observation, "the observation");
    check_width(mask_.shape(1), sizes.mask, "the mask");
  }

  void reset(const Column<const std::uint64_t>& seeds, const Column<const bool>& chosen) {
    check_length(seeds.shape(0), batch_.games(), "the row of seeds");
    check_length(chosen.shape(0), batch_.games(), "the row of chosen games");
    const std::uint64_t* numbers = seeds.data();
    const bool* which = chosen.data();
    nb::gil_scoped_release release;
    const auto alone = entered();
    batch_.reset(numbers, which);
  }

  /// The first game that refuses its action, and then nothing is done in any; or -1.
  int step(const Column<const std::int64_t>& actions) {
    check_length(actions.shape(0), batch_.games(), "the row of actions");
    const std::int64_t* numbers = actions.data();
    nb::gil_scoped_release release;
    const auto alone = entered();
    const int refused = batch_.refused(numbers);
    if (refused < 0) batch_.step(numbers);
    return refused;
  }

 private:
  Grid<std::int8_t> observation_, mask_;
  Column<float> reward_;
  Column<bool> done_;
  Column<std::int8_t> agent_;
  Column<std::int32_t> mission_;
  Column<std::uint64_t> seed_;
  std::mutex busy_;
  Batch batch_;

  std::unique_lock<std::mutex> entered() {
    std::unique_lock<std::mutex> lock(busy_, std::try_to_lock);
    if (!lock) throw Faulty("the games are being played by another thread");
    return lock;
  }

  int checked_games() const {
    const std::size_t games = observation_.shape(0);
    if (games < 1 || games > kMostGames) throw Faulty("the number of games is out of bounds");
    const int many = static_cast<int>(games);
    check_length(mask_.shape(0), many, "the mask");
    check_length(reward_.shape(0), many, "the row of rewards");
    check_length(done_.shape(0), many, "the row of ends");
    check_length(agent_.shape(0), many, "the row of agents");
    check_length(mission_.shape(0), many, "the row of missions");
    check_length(seed_.shape(0), many, "the row of seeds");
    return many;
  }

  static int checked_threads(int threads) {
    if (threads < 1 || threads > kMostThreads) throw Faulty("the number of threads is out of bounds");
    return threads;
  }

  Rows rows() {
    return {observation_.data(), mask_.data(), reward_.data(), done_.data(),
            agent_.data(),        mission_.data(), seed_.data()};
  }
};

}  // namespace

void bind(nb::module_& module) {
  nb::class_<Bound>(module, "Batch")
      .def(nb::init<const std::vector<std::vector<std::int64_t>>&, Grid<std::int8_t>, Grid<std::int8_t>, Column<float>,
                    Column<bool>, Column<std::int8_t>, Column<std::int32_t>, Column<std::uint64_t>, bool, int>(),
           nb::arg("setups"), nb::arg("observation").noconvert(), nb::arg("mask").noconvert(),
           nb::arg("reward").noconvert(), nb::arg("done").noconvert(), nb::arg("agent").noconvert(),
           nb::arg("mission").noconvert(), nb::arg("seed").noconvert(), nb::arg("again"), nb::arg("threads"))
      .def("reset", &Bound::reset, nb::arg("seeds").noconvert(), nb::arg("chosen").noconvert())
      .def("step", &Bound::step, nb::arg("actions").noconvert());
  module.def(
      "batch_sizes",
      [](int game) {
        if (game < 0 || game > 1) throw Faulty("there are two such games");
        const Sizes sizes = sizes_of(static_cast<Which>(game));
        return std::pair(sizes.observation, sizes.mask);
      },
      nb::arg("game"));
}

}  // namespace shipmates::env
