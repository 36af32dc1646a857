import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverEnvironment, serverFlags } from '#scripts/server-process.mjs';
import { toPin } from '#server/testing/pin.ts';
import { type Site, startSite } from '#server/testing/site-process.ts';

/** Where a node's build and files are. */
export interface NodeSettings {
  readonly main: string;
  /** The node's own folder: data, assets and `log`. */
  readonly folder: string;
  /** The processor core that it runs on; any if undefined. */
  readonly core?: number;
}

/** Sent by whoever may read the metrics. */
export const metricsHeaders = { Authorization: 'Bearer siege-metrics-token' } as const;

const patienceMs = 120_000;

/** Starts a node as an operator does, with its log in a file, and waits until it is ready. Throws if it is not. */
export async function startNode(
  { main, folder, core }: NodeSettings,
  env: Readonly<Record<string, string>>,
): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, 'log'), 'a');
  const settings = {
    ...serverEnvironment,
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
    DEMONSTRATION_DATA: 'true',
    HOST: '127.0.0.1',
    SITE_ORIGIN: 'http://localhost',
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'siege-metrics-token',
    DATA_FOLDER: join(folder, 'data'),
    ASSETS_FOLDER: join(folder, 'assets'),
    ...env,
  };
  const command = [...toPin(core), process.execPath, ...serverFlags];
  const site = await startSite(main, settings, { stdout: log, command });
  closeSync(log);
  await untilReady(site);
  return site;
}

async function untilReady(site: Site): Promise<void> {
  const until = performance.now() + patienceMs;
  while ((await site.visit('/readyz')).status !== 200) {
    const hasEnded = site.child.exitCode !== null || site.child.signalCode !== null;
    if (hasEnded || performance.now() > until)
      throw new Error(`A node did not become ready: ${site.stderr()}`);
    await delay(50);
  }
}
