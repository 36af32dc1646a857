import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createDataFolder } from './data-folder.ts';

/** A second site of the same build, with its own settings and data. */
export interface OtherSite {
  readonly origin: string;
  /** Everything that it has printed so far. */
  readLog(): string;
  close(): Promise<void>;
}

/** Starts the built site with these settings added to those of the journeys; resolves when it is ready. */
export async function startOtherSite(settings: Readonly<Record<string, string>>): Promise<OtherSite> {
  const port = String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    SITE_ORIGIN: origin,
    DATA_FOLDER: createDataFolder(),
    TRUST_PROXY: '1',
    DRAIN_MS: '0',
    ...settings,
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  await untilReady(child, `${origin}/readyz`);
  return {
    origin,
    readLog: () => texts.join(''),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The other site did not start');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
