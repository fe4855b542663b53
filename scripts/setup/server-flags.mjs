// V8 heap flags for the server, on the command line since V8 reads them before any script. By default it lets garbage
// grow to some 200 MB (64 MB of it young generation) on a machine with memory to spare; with these flags the process
// stays under 350 MB at a million products, for a few percent of its CPU time.
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

// glibc keeps what threads give back in arenas of their own, and raises the size from which it asks the system with
// each large buffer that is freed: after some pictures a thread holds 120 MB that nobody uses. With fixed limits that
// is 60 MB, for about 4 percent of the time a picture takes. Other systems ignore these.
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
