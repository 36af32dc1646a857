import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#scripts/siege/ground.ts';
import { startNode } from '#scripts/siege/node.ts';
import type { Row } from '#scripts/siege/row.ts';
import { fillWithCertificate, readCertificate } from '#server/testing/certificate.ts';
import { findFreePort } from '#server/testing/site-process.ts';

/** A funder's server that FEED_URL names, and that sends the site on to addresses inside. */
export async function feedAddress(ground: Ground): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(ground.folder, 'feed-address-'));
  await fillWithCertificate(folder);
  const funder = await startFunder(folder);
  const postgresql = await ground.createPostgresql();
  await postgresql.start();
  ground.onEnd(() => postgresql.stop());
  try {
    const reasons: string[] = [];
    for (const number of funder.targets.keys())
      reasons.push(
        await fetchOnce(ground, {
          folder: join(folder, String(number)),
          certificate: join(folder, 'certificate.pem'),
          url: `https://localhost:${funder.port}/${number}.csv`,
          databaseUrl: postgresql.url,
        }),
      );
    const followed = funder.inside();
    return [
      {
        promise: `FEED_URL whose server redirects to ${funder.targets.length} addresses inside or without TLS: none is asked`,
        measured: `${followed} asked; logged: ${[...new Set(reasons)].join(', ')}`,
        isMet: followed === 0 && reasons.every((reason) => reason !== ''),
      },
    ];
  } finally {
    funder.close();
  }
}

async function startFunder(folder: string) {
  const { certificate, key } = await readCertificate(folder);
  const port = await findFreePort();
  const targets = [
    `https://127.0.0.1:${port}/inside`,
    `https://localhost:${port}/inside`,
    `https://[::1]:${port}/inside`,
    `https://[::ffff:127.0.0.1]:${port}/inside`,
    `https://2130706433:${port}/inside`,
    `https://0.0.0.0:${port}/inside`,
    `http://localhost:${port}/inside`,
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ];
  let inside = 0;
  const server = createServer({ cert: await readFile(certificate), key: await readFile(key) }, (req, res) => {
    if (req.url === '/inside') inside += 1;
    const target = targets[Number.parseInt(req.url?.slice(1) ?? '', 10)];
    res
      .writeHead(target === undefined ? 200 : 302, target === undefined ? {} : { Location: target })
      .end('a,b\n');
  }).listen(port);
  return { port, targets, inside: () => inside, close: () => server.close() };
}

interface Fetching {
  readonly folder: string;
  readonly certificate: string;
  readonly url: string;
  readonly databaseUrl: string;
}

const patienceMs = 30_000;

/** Starts a node that fetches the address at once; the reason that it logs for not doing so. */
async function fetchOnce(
  { main }: Ground,
  { folder, certificate, url, databaseUrl }: Fetching,
): Promise<string> {
  await mkdir(join(folder, 'feeds'), { recursive: true });
  const node = await startNode(
    { main, folder },
    {
      DATABASE_URL: databaseUrl,
      FEED_FOLDER: join(folder, 'feeds'),
      FEED_URL: url,
      FEED_EVERY: '5m',
      NODE_EXTRA_CA_CERTS: certificate,
    },
  );
  try {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const line = (await readFile(join(folder, 'log'), 'utf8'))
        .split('\n')
        .find((each) => each.includes('feed could not be fetched'));
      if (line) return String(JSON.parse(line).reason);
      await delay(100);
    }
    return '';
  } finally {
    node.child.kill('SIGKILL');
    await node.ended;
  }
}
