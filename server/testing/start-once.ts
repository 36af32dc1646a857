import { setTimeout as delay } from 'node:timers/promises';
import { startSite } from './site-process.ts';

/** Starts a built site, and ends it once it is ready. A first start takes much longer, because it fills the database. */
export async function startOnce(main: string, env: Readonly<Record<string, string>>): Promise<void> {
  const site = await startSite(main, { DRAIN_MS: '0', LOG_LEVEL: 'warn', ...env });
  while ((await site.visit('/readyz')).status !== 200) {
    if (site.child.exitCode !== null) throw new Error(`The site did not start: ${site.stderr()}`);
    await delay(100);
  }
  site.child.kill('SIGTERM');
  await site.ended;
}

// `node server/testing/start-once.ts <main> <data folder>` fills a data folder, of which tests use copies.
if (import.meta.main) {
  const [main = '', DATA_FOLDER = ''] = process.argv.slice(2);
  await startOnce(main, { DATA_FOLDER });
}
