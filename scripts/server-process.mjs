// How the site's process is started by `npm start` and measured by the bench; the Dockerfile has the same.

/**
 * By itself V8 lets young objects take 96 MiB, and lets the heap grow to twice to four times what is alive in it before
 * it collects. With 24 MiB and a third above what is alive a node holds half as much and answers as fast.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * For glibc, which reads them before any code runs. By itself it keeps an arena for each thread and learns to keep large
 * blocks; pages that are compressed and kept then leave holes that nothing fills.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
