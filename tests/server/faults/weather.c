/* Loaded before libc: the clock of day is shifted, and a sync to disk takes longer, by as much
   as the file named by SHIPMATES_WEATHER says at that moment. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct weather {
    volatile int64_t shift; /* seconds */
    volatile int64_t sync;  /* nanoseconds */
};

static const struct weather *sky;

__attribute__((constructor)) static void look_up(void) {
    const char *path = getenv("SHIPMATES_WEATHER");
    int file = path ? open(path, O_RDONLY) : -1;
    if (file < 0)
        return;
    void *found = mmap(NULL, sizeof *sky, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (found != MAP_FAILED)
        sky = found;
}

static int64_t shift(void) { return sky ? sky->shift : 0; }

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = (int)syscall(SYS_clock_gettime, clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += shift();
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int failed = (int)syscall(SYS_gettimeofday, now, zone);
    if (!failed)
        now->tv_sec += shift();
    return failed;
}

time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place)
        *place = now.tv_sec;
    return now.tv_sec;
}

static void wait_for_the_disk(void) {
    int64_t pause = sky ? sky->sync : 0;
    struct timespec left = {pause / 1000000000, pause % 1000000000};
    while (pause && nanosleep(&left, &left))
        ;
}

int fsync(int file) {
    wait_for_the_disk();
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
    wait_for_the_disk();
    return (int)syscall(SYS_fdatasync, file);
}
