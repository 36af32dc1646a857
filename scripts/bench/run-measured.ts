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
    peakMib = readPeakMib(child.pid) ?? peakMib;
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, peakMib, tail: lines.join('').slice(-500), hasSucceeded: code === 0 };
}

/** Peak memory of a process so far, as Linux reports it; undefined elsewhere. */
function readPeakMib(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kib = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined; // The process has ended, or the system has no such files.
  }
}
