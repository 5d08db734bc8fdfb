#include "env/batch.hpp"

#include <algorithm>

#include "check.hpp"
#include "spoiler.hpp"

namespace shipmates {
namespace {

using namespace env;

constexpr int kGames = 5;
constexpr int kSteps = 250;
constexpr int kRounds = 30;

/// Rows of some games, with room to spare on both sides that nothing may be written to.
class Told {
 public:
  Told(const Setup& setup, int threads)
      : sizes_(sizes_of(setup.which)),
        observation(room(sizes_.observation), kUntouched),
        mask(room(sizes_.mask), kUntouched),
        batch({setup}, kGames, rows(), true, threads) {
    std::array<std::uint64_t, kGames> seeds;
    std::array<bool, kGames> chosen;
    for (int i = 0; i < kGames; ++i) seeds[i] = 77 + static_cast<std::uint64_t>(i);
    chosen.fill(true);
    batch.reset(seeds.data(), chosen.data());
  }

  /// Whether every number is 0 or 1, and something may be done in each game.
  bool sound() const {
    const auto bits = [](auto from, auto to) { return std::all_of(from, to, [](int one) { return one == 0 || one == 1; }); };
    if (!bits(observation.begin() + kMargin, observation.end() - kMargin)) return false;
    if (!bits(mask.begin() + kMargin, mask.end() - kMargin)) return false;
    for (int i = 0; i < kGames; ++i)
      if (legal(i).empty()) return false;
    return untouched(observation) && untouched(mask);
  }

  std::vector<int> legal(int game) const {
    std::vector<int> found;
    for (int i = 0; i < sizes_.mask; ++i)
      if (mask[kMargin + static_cast<std::size_t>(game * sizes_.mask + i)] == 1) found.push_back(i);
    return found;
  }

 private:
  static constexpr std::size_t kMargin = 64;
  static constexpr std::int8_t kUntouched = 9;
  Sizes sizes_;

  static std::size_t room(int length) { return 2 * kMargin + static_cast<std::size_t>(kGames * length); }
  static bool untouched(const std::vector<std::int8_t>& row) {
    const auto is = [](int one) { return one == kUntouched; };
    return std::all_of(row.begin(), row.begin() + kMargin, is) && std::all_of(row.end() - kMargin, row.end(), is);
  }
  Rows rows() {
    return {&observation[kMargin], &mask[kMargin], reward.data(), done.data(), agent.data(), mission.data(), seed.data()};
  }

 public:
  std::vector<std::int8_t> observation, mask;
  std::array<float, kGames> reward{};
  std::array<bool, kGames> done{};
  std::array<std::int8_t, kGames> agent{};
  std::array<std::int32_t, kGames> mission{};
  std::array<std::uint64_t, kGames> seed{};
  Batch batch;
};

std::array<std::int64_t, kGames> chosen(const Told& told, Spoiler& dice) {
  std::array<std::int64_t, kGames> found;
  for (int i = 0; i < kGames; ++i) {
    const std::vector<int> legal = told.legal(i);
    found[i] = legal[dice.below(legal.size())];
  }
  return found;
}

void test_played(const Golden& golden) {
  Spoiler dice(3);
  const Setup setup = read_setup(golden.words);
  Told alone(setup, 1), together(setup, 2);
  int ended = 0;
  for (int step = 0; step < kSteps; ++step) {
    check(alone.sound(), golden.name + ": a row is not sound");
    check(alone.observation == together.observation && alone.mask == together.mask, golden.name + ": threads differ");
    auto actions = chosen(alone, dice);
    check(alone.batch.refused(actions.data()) < 0, golden.name + ": what is legal is refused");
    alone.batch.step(actions.data());
    together.batch.step(actions.data());
    ended += static_cast<int>(std::count(alone.done.begin(), alone.done.end(), true));
    actions[2] = alone.legal(2).back() + 1;
    check(alone.batch.refused(actions.data()) >= 0, golden.name + ": what is not legal is done");
  }
  check(ended > 0, golden.name + ": no game came to its end");
}

}  // namespace

void test_batch(const std::vector<Golden>& setups) {
  Spoiler spoiler(11);
  int refused = 0, played = 0;
  for (const Golden& golden : setups) {
    test_played(golden);
    for (int round = 0; round < kRounds; ++round) try {
        Told told(read_setup(spoiler.spoiled(golden.words)), 1);
        for (int step = 0; step < 80 && told.sound(); ++step) told.batch.step(chosen(told, spoiler).data());
        check(told.sound(), golden.name + ": spoiled, and a row is not sound");
        ++played;
      } catch (const Faulty&) {
        ++refused;
      }
  }
  std::cout << "spoiled setups: " << refused << " refused, " << played << " played\n";
}

}  // namespace shipmates
