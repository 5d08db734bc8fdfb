// `shipmates_tests FILE…`: reads files of golden deals, or of setups. See `make native-test`.
#include <fstream>
#include <sstream>

#include "check.hpp"

namespace shipmates {

std::vector<Golden> read(const char* path) {
  std::ifstream file(path);
  check(file.good(), std::string("cannot read ") + path);
  std::vector<Golden> found;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream text(line);
    Golden deal;
    text >> deal.answer >> deal.name;
    for (std::int64_t word; text >> word;) deal.words.push_back(word);
    found.push_back(std::move(deal));
  }
  check(!found.empty(), std::string("no deals in ") + path);
  return found;
}

}  // namespace shipmates

int main(int count, char** arguments) {
  using namespace shipmates;
  check(count > 1, "no file of golden deals was named");
  test_clauses();
  test_formula();
  test_worlds();
  for (int i = 1; i < count; ++i) {
    const std::vector<Golden> deals = read(arguments[i]);
    if (!deals.empty() && deals[0].answer == "setup") {
      test_batch(deals);
      continue;
    }
    test_answers(deals);
    test_agreement(deals);
    test_spoiled(deals);
    test_playouts(deals);
    test_rehearsal(deals);
    test_outlook(deals);
    std::cout << arguments[i] << ": " << deals.size() << " deals\n";
  }
  std::cout << (failures ? "failures: " + std::to_string(failures) : std::string("all is well")) << '\n';
  return failures ? 1 : 0;
}
