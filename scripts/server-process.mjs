// How `npm start` and the bench start the site's process; the Dockerfile has the same settings.

/**
 * By default V8 gives young objects 96 MiB; with 24 a node uses some 50 MiB less and makes a tenth fewer pages. It marks
 * the heap by four threads, between which a page that is being made waits for its turn on the node's one core.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=8', '--v8-pool-size=1'];

/**
 * For glibc, which reads them before any code runs. By default it keeps an arena for each thread, and fits the limit above
 * which a block is mapped by itself to what it sees. With a fixed limit of 1 MiB the tables of a compressor are taken from
 * memory that is there: mapping them anew took a tenth of a millisecond a page and more.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
