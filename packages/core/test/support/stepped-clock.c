/*
 * Preloaded into a server to step its clock while it runs: the date is the system's plus an offset, in
 * milliseconds, from the file MAYFLY_CLOCK_OFFSET. It does not change clocks that measure durations
 * (CLOCK_MONOTONIC), as a real change of the date does not.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *offset_ms;

__attribute__((constructor)) static void open_offset(void) {
  const char *path = getenv("MAYFLY_CLOCK_OFFSET");
  int file = path == NULL ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof *offset_ms, PROT_READ, MAP_SHARED, file, 0);
  if (mapped != MAP_FAILED) offset_ms = mapped;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  int result = (int)syscall(SYS_clock_gettime, clock, at);
  if (result != 0 || clock != CLOCK_REALTIME || offset_ms == NULL) return result;
  int64_t ns = (int64_t)at->tv_sec * 1000000000 + at->tv_nsec + *offset_ms * 1000000;
  at->tv_sec = ns / 1000000000;
  at->tv_nsec = ns % 1000000000;
  return 0;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  (void)zone;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at != NULL) *at = now.tv_sec;
  return now.tv_sec;
}
