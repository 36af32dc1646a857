import { constants, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { createLineWriter, type LineWriter } from './line-writer.ts';

const flushIntervalMs = 250;

/**
 * Standard output, written in blocks. Lines leave within a quarter of a second and before the process ends, even by an
 * uncaught error, as far as their reader takes them at once. A reader that is dead, stopped or out of room costs lines,
 * and holds up neither a request nor the end of the process. The same goes for what is written to standard error.
 */
export function bufferedStdout(): LineWriter {
  const descriptor = openWithoutWaiting();
  const writer = createLineWriter((bytes) => writeSync(descriptor, bytes));
  setInterval(writer.flush, flushIntervalMs).unref();
  process.on('exit', writer.flush);
  return writer;
}

/** Standard output such that a write which would have to wait fails (EAGAIN). Files never make a write wait. */
function openWithoutWaiting(): number {
  // Asking Node for the streams is what sets pipes and sockets so. A dead reader makes them emit 'error', which would
  // end the process without a listener; the listener has nowhere left to report it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (!isatty(1)) return 1;
  // Node makes terminals wait, so someone who pauses one (Ctrl-S) would pause the site.
  try {
    return openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // Not Linux, or somebody else's terminal: then a pause holds the site up until it is over.
    return 1;
  }
}
