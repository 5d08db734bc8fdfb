#include "bits.hpp"

#include <bit>
#include <cstring>

#if defined(__AVX2__) || defined(__AVX512BW__)
#include <immintrin.h>
#endif

namespace shipmates::env {
namespace {

#if defined(__AVX512BW__)
void unpack(std::uint64_t bits, std::int8_t* bytes) {
  _mm512_storeu_si512(bytes, _mm512_maskz_set1_epi8(_cvtu64_mask64(bits), 1));
}
#elif defined(__AVX2__)
void unpack_32(std::uint32_t bits, std::int8_t* bytes) {
  const __m256i places = _mm256_setr_epi64x(0x0000000000000000LL, 0x0101010101010101LL, 0x0202020202020202LL,
                                            0x0303030303030303LL);
  const __m256i own = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
  const __m256i copied = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), places);
  const __m256i kept = _mm256_cmpeq_epi8(_mm256_and_si256(copied, own), own);
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(bytes), _mm256_and_si256(kept, _mm256_set1_epi8(1)));
}

void unpack(std::uint64_t bits, std::int8_t* bytes) {
  unpack_32(static_cast<std::uint32_t>(bits), bytes);
  unpack_32(static_cast<std::uint32_t>(bits >> 32), bytes + 32);
}
#else
std::uint64_t spread(std::uint64_t byte) {
  // Each bit is copied to all bytes, kept in its own, and brought down to 1.
  const std::uint64_t own = byte * 0x0101010101010101ULL & 0x8040201008040201ULL;
  return ((own + 0x7F7F7F7F7F7F7F7FULL) | own) >> 7 & 0x0101010101010101ULL;
}

void unpack(std::uint64_t bits, std::int8_t* bytes) {
  for (int i = 0; i < 8; ++i) {
    const std::uint64_t eight = spread(bits >> 8 * i & 0xFF);
    std::memcpy(bytes + 8 * i, &eight, 8);
  }
}
#endif

/// Which of eight words differ; the later ones are kept.
unsigned differing(const std::uint64_t* now, std::uint64_t* before) {
#if defined(__AVX512BW__)
  const __m512i words = _mm512_load_si512(now);
  const unsigned found = _cvtmask8_u32(_mm512_cmpneq_epi64_mask(words, _mm512_load_si512(before)));
  _mm512_store_si512(before, words);
#else
  unsigned found = 0;
  for (int i = 0; i < 8; ++i) found |= static_cast<unsigned>(now[i] != before[i]) << i;
  std::memcpy(before, now, 8 * sizeof *now);
#endif
  return found;
}

}  // namespace

void rewrite(const std::uint64_t* now, std::uint64_t* before, int words, const int* places, std::int8_t* bytes) {
  std::uint32_t changed = 0;
  for (int at = 0; at < words; at += 8) changed |= differing(now + at, before + at) << at;
  for (; changed; changed &= changed - 1) {
    const int word = std::countr_zero(changed);
    unpack(now[word], bytes + places[word]);
  }
}

}  // namespace shipmates::env
