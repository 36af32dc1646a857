import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverEnvironment, serverFlags } from '#scripts/server-process.mjs';
import { toPin } from '#server/testing/pin.ts';
import type { ServerReport } from './report-to-parent.ts';

/** Starts a Node program on one processor core, if the system supports that; ignores its output. */
export function startPinned(core: number, args: readonly string[]): ChildProcess {
  const [program = '', ...before] = [...toPin(core), process.execPath];
  return spawn(program, [...before, ...args], {
    env: { ...serverEnvironment, ...process.env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The next message of a program. Throws when the program ends first. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a program of the bench ended with ${code}`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    ended.catch(() => undefined);
    settled.abort();
  }
}

/** A listening server that reports how much CPU time it has used. */
export interface MeasuredServer {
  readonly port: number;
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a program that calls `reportToParent` on the first core, with the flags of `npm start`. Throws if it ends
 * first.
 */
export async function startServer(args: readonly string[]): Promise<MeasuredServer> {
  const child = startPinned(0, [...serverFlags, ...args]);
  const { port } = await nextMessage<ServerReport>(child);
  return {
    port,
    async cpuMicroseconds() {
      child.send('cpu');
      return (await nextMessage<ServerReport>(child)).cpuMicroseconds;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
