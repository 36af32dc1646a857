import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverEnvironment, serverFlags } from '#scripts/server-process.mjs';
import { toPin } from '#server/testing/pin.ts';
import type { ServerReport } from './report-to-parent.ts';

/** How Node is started: its flags, and what else its environment has. */
export interface NodeSettings {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** As `npm start` starts the site. */
export const siteSettings: NodeSettings = { flags: serverFlags, environment: serverEnvironment };
/** As Node starts by itself. */
export const plainSettings: NodeSettings = { flags: [], environment: {} };

/** Starts a Node program on one processor core, if the system supports that; ignores its output. */
export function startPinned(
  core: number,
  args: readonly string[],
  { flags, environment }: NodeSettings = plainSettings,
): ChildProcess {
  const [program = '', ...before] = [...toPin(core), process.execPath];
  return spawn(program, [...before, ...flags, ...args], {
    env: { ...environment, ...process.env },
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
  /** Keeps the process from running, as a machine does that has something else to do. */
  pause(forMs: number): void;
  stop(): Promise<void>;
}

/** Starts a program that calls `reportToParent` on the first core. Throws if it ends first. */
export async function startServer(
  args: readonly string[],
  settings: NodeSettings = siteSettings,
): Promise<MeasuredServer> {
  const child = startPinned(0, args, settings);
  const { port } = await nextMessage<ServerReport>(child);
  return {
    port,
    async cpuMicroseconds() {
      child.send('cpu');
      return (await nextMessage<ServerReport>(child)).cpuMicroseconds;
    },
    pause(forMs) {
      child.kill('SIGSTOP');
      setTimeout(() => child.kill('SIGCONT'), forMs);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
