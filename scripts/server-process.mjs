// How the site's process is started by `npm start` and measured by the bench; the Dockerfile has the same.

/** V8 lets young objects take 96 MiB by itself; with 24 they take no measurable time more. */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=8'];

/**
 * For glibc, which reads them before any code runs. By itself it keeps an arena for each thread and learns to keep large
 * blocks; pages that are compressed and kept then leave holes that nothing fills.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
