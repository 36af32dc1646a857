import { constants, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { createLineWriter, type LineWriter } from './line-writer.ts';

const flushIntervalMs = 250;

/**
 * Standard output, written in blocks. Lines are written within a quarter of a second, and before the process ends, even
 * by an uncaught error, as far as the reader takes them at once. When the reader is gone, stopped or has no space,
 * lines are lost, but neither a request nor the end of the process is delayed. The same is true for standard error.
 */
export function bufferedStdout(): LineWriter {
  const descriptor = openWithoutWaiting();
  const writer = createLineWriter((bytes) => writeSync(descriptor, bytes));
  setInterval(writer.flush, flushIntervalMs).unref();
  process.on('exit', writer.flush);
  return writer;
}

/** Opens standard output so that a write that would block fails (EAGAIN). Writes to files never block. */
function openWithoutWaiting(): number {
  // Using Node's streams makes pipes and sockets non-blocking. When their reader is gone they emit 'error', which would
  // end the process without a listener; the listener has nowhere to report it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (!isatty(1)) return 1;
  // Node makes terminals blocking, so someone who pauses one (Ctrl-S) would pause the site.
  try {
    return openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    // Not Linux, or another user's terminal: there a pause blocks the site until it ends.
    return 1;
  }
}
