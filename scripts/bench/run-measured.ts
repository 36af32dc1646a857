import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from './bench-build.ts';

/** The duration and peak memory of a program. */
export interface ProgramRun {
  readonly seconds: number;
  /** NaN where the system does not report it. */
  readonly peakMib: number;
  /** The last lines of its output, to explain a failure. */
  readonly tail: string;
  readonly hasSucceeded: boolean;
}

/** Runs a Node program of the repository to its end, or to `limitSeconds`. */
export async function runMeasured(
  args: readonly string[],
  { env, limitSeconds }: { readonly env: Readonly<Record<string, string>>; readonly limitSeconds: number },
): Promise<ProgramRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    timeout: limitSeconds * 1000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => lines.push(String(text)));
  let peakMib = Number.NaN;
  const watch = setInterval(() => {
    peakMib = readMemoryMib(child.pid, 'VmHWM') ?? peakMib;
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, peakMib, tail: lines.join('').slice(-500), hasSucceeded: code === 0 };
}

/** Memory of a process in MiB as Linux reports it, resident now or at most so far; undefined elsewhere. */
export function readMemoryMib(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kib = new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined; // The process has ended, or the system has no such files.
  }
}
