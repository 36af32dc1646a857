import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { toPin } from '#server/testing/pin.ts';
import { buildFolder, root } from './bench-build.ts';
import { type NodeSettings, siteSettings } from './pages/pinned-process.ts';
import { findFreePort } from './temporary-postgresql.ts';

/** The running production build. */
export interface StartedSite {
  readonly origin: string;
  /** From the start of the process until `/readyz` answered 200. */
  readonly readyMs: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

/**
 * Starts the production build on the first core and waits until it is ready. Throws if it ends, or is not ready within a
 * minute.
 */
export async function startSite(
  env: Readonly<Record<string, string>>,
  { flags, environment }: NodeSettings = siteSettings,
): Promise<StartedSite> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const [program = '', ...before] = [...toPin(0), process.execPath];
  const child = spawn(program, [...before, ...flags, join(buildFolder, 'server/main.js')], {
    cwd: root,
    env: {
      ...environment,
      ...process.env,
      ENV_FILE: devNull,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'true',
      DEMONSTRATION_DATA: 'true',
      DRAIN_MS: '0',
      PORT: String(port),
      SITE_ORIGIN: origin,
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await isReady(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && performance.now() - startedAt < patienceMs) continue;
    if (!hasEnded) await stop();
    throw new Error(`the site did not become ready: ${complaints}`);
  }
  return { origin, readyMs: performance.now() - startedAt, pid: child.pid ?? 0, stop };
}

/** Asks once. Waits a moment if the site is not ready, so that asking does not take CPU time from the start. */
async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  if (answer?.ok) return true;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return false;
}
