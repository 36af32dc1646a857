import pino from 'pino';

const flushIntervalMs = 250;

/**
 * Standard output, written in blocks: one system call for each line would cost a stored page a tenth of its speed.
 * Lines leave within a quarter of a second and before the process ends, even by an uncaught error.
 */
export function bufferedStdout(): { write(line: string): void } {
  const output = pino.destination({ dest: 1, sync: true, minLength: 4096 });
  setInterval(() => output.flushSync(), flushIntervalMs).unref();
  process.on('exit', () => output.flushSync());
  return { write: (line) => void output.write(line) };
}
