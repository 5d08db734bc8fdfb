// Threads that share out the games among themselves, and wait for the next word in between.
#pragma once

#include <algorithm>
#include <barrier>
#include <functional>
#include <thread>
#include <vector>

namespace shipmates::env {

class Crew {
 public:
  /// The one who calls works too: one thread starts no other.
  explicit Crew(int threads) : begins_(threads), ends_(threads), threads_(threads) {
    for (int i = 1; i < threads; ++i) hands_.emplace_back([this, i] { serve(i); });
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    work_ = nullptr;
    if (hands_.empty()) return;
    begins_.arrive_and_wait();
    for (std::thread& hand : hands_) hand.join();
  }

  /// Does the work once for each number below `many`. It must not throw.
  template <class Work>
  void share(int many, Work work) {
    if (hands_.empty()) {
      for (int at = 0; at < many; ++at) work(at);
      return;
    }
    work_ = [&](int from, int to) {
      for (int at = from; at < to; ++at) work(at);
    };
    many_ = many;
    begins_.arrive_and_wait();
    part(0);
    ends_.arrive_and_wait();
  }

 private:
  std::barrier<> begins_, ends_;
  int threads_;
  int many_ = 0;
  std::function<void(int, int)> work_;
  std::vector<std::thread> hands_;

  void part(int place) {
    const int share = (many_ + threads_ - 1) / threads_;
    work_(std::min(many_, place * share), std::min(many_, (place + 1) * share));
  }

  void serve(int place) {
    for (;;) {
      begins_.arrive_and_wait();
      if (!work_) return;
      part(place);
      ends_.arrive_and_wait();
    }
  }
};

}  // namespace shipmates::env
