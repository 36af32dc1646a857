import { readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test as plainTest } from 'vitest';
import { testFolder } from '#server/catalogue/import/testing/feed-files.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { findProgram } from '#server/testing/find-program.ts';
import { createFeedAddress } from './feed-address.ts';
import { feedFetches } from './feed-tables.ts';
import { type FetchOptions, fetchFile } from './fetch-file.ts';

const empty = async ({ orm }: Database) => {
  await orm.delete(feedFetches);
  await orm.delete(mailOutbox);
};
// The funder's server needs a certificate.
const test = findProgram('openssl')
  ? testOnDatabases(empty)
  : (name: string) => plainTest.skip(name, () => undefined);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A funder's server with https, which answers as the test says. */
async function startFunder(answer: Answer) {
  const { certificate, key, text: ca } = await makeCertificate();
  const server = createServer({ cert: await readFile(certificate), key: await readFile(key) }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ca, host: `localhost:${port}` };
}

async function fetchFrom(answer: Answer, options: Partial<FetchOptions> = {}) {
  const { ca, host } = await startFunder(answer);
  const folder = await testFolder();
  const fetched = await fetchFile({
    url: new URL(`https://${host}/prices.csv`),
    known: { etag: null, lastModified: null },
    path: join(folder, 'prices.csv'),
    signal: new AbortController().signal,
    ca,
    ...options,
  }).catch((error: Error) => error);
  return { fetched, files: await readdir(folder), folder };
}

const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test('a file is fetched whole, with what the server says of it', async () => {
  const { fetched, folder } = await fetchFrom((_, response) =>
    response.writeHead(200, { etag: '"1"', 'last-modified': 'Sun' }).end('a,b\n'),
  );

  expect(fetched).toMatchObject({
    etag: '"1"',
    lastModified: 'Sun',
    contentHash: expect.stringMatching(/^\w{64}$/),
  });
  expect(await readFile(join(folder, 'prices.csv'), 'utf8')).toBe('a,b\n');
});

const answers: readonly (readonly [string, Answer, Partial<FetchOptions>, string])[] = [
  ['a refusal', (_, response) => response.writeHead(403).end(), {}, 'the server answered 403'],
  [
    'a file that is too large',
    (_, response) => response.end('x'.repeat(2_000)),
    { maxBytes: 1_000 },
    'is larger than',
  ],
  [
    'an answer that breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    },
    {},
    'the connection failed',
  ],
  ['a server that does not answer', () => undefined, { timeoutMs: 200 }, 'it took too long'],
  [
    'a certificate that nobody vouches for',
    (_, response) => response.end('x'),
    { ca: undefined },
    'the connection failed',
  ],
  ['a redirect without https', redirect('http://example.com/'), {}, 'an address without https'],
  ['a redirect into this machine', redirect('https://127.0.0.1/x'), {}, 'redirected to a private address'],
  [
    'a redirect to the network of a cloud',
    redirect('https://[::ffff:169.254.169.254]/x'),
    {},
    'a private address',
  ],
  [
    'a redirect to a name for this machine',
    redirect('https://localhost/x'),
    {},
    'redirected to a private address',
  ],
  ['a redirect to nothing', redirect('https://'), {}, 'redirected to no address'],
];

for (const [name, answer, options, reason] of answers) {
  test(`${name} is a fault without the address, and leaves no file`, async () => {
    const { fetched, files } = await fetchFrom(answer, options);

    expect(fetched).toBeInstanceOf(Error);
    const { message } = fetched as Error;
    expect(message).toContain(reason);
    expect(message).not.toMatch(/localhost|prices/);
    expect(files).toEqual([]);
  });
}

/** An address that a node fetches, at a time that the test sets. */
async function followAddress(database: Database, answer: Answer) {
  const { ca, host } = await startFunder(answer);
  const folder = await testFolder();
  const logged: unknown[] = [];
  const clock = { now: new Date('2026-11-22T06:00:00Z') };
  const address = createFeedAddress({
    database,
    outbox: createMailOutbox({ database }),
    staffAddress: 'stock@example.com',
    folder,
    url: new URL(`https://ann:s%40cret@${host}/path/prices.csv?key=hidden`),
    schedule: { everyMs: 3_600_000 },
    log: { info: () => undefined, warn: (facts) => void logged.push(facts), error: () => undefined },
    now: () => clock.now,
    ca,
  });
  const fetchAfter = async (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await address.fetch(new AbortController().signal);
  };
  const mails = async () =>
    (await database.orm.select().from(mailOutbox)).map(({ subject, text }) => subject + text);
  return { address, folder, logged, fetchAfter, mails };
}

test('the address is asked when it is due, with credentials and what is known, and a new file is put into the folder', async (database) => {
  const asked: IncomingMessage['headers'][] = [];
  let content = 'first\n';
  const { address, folder, fetchAfter } = await followAddress(database, (request, response) => {
    asked.push(request.headers);
    const etag = `"${content.trim()}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(content);
  });

  expect(await address.isDue()).toBe(true);
  await fetchAfter(0);
  expect(await readFile(join(folder, 'prices.csv'), 'utf8')).toBe('first\n');
  expect(asked[0]).toMatchObject({ authorization: `Basic ${Buffer.from('ann:s@cret').toString('base64')}` });
  await fetchAfter(59);
  expect(asked).toHaveLength(1);
  await fetchAfter(1);
  content = 'second\n';
  await fetchAfter(60);

  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"first"', '"first"']);
  expect(await readFile(join(folder, 'prices.csv'), 'utf8')).toBe('second\n');
  expect(await readdir(folder)).toEqual(['prices.csv']);
  expect(address).toMatchObject({
    fileName: 'prices.csv',
    origin: expect.stringContaining('every 60 minutes'),
  });
});

test('a fault is told once by mail and tried again sooner; neither mail, log nor table holds the address', async (database) => {
  let isDown = true;
  const { folder, logged, fetchAfter, mails } = await followAddress(database, (_, response) =>
    isDown ? response.writeHead(500).end() : response.end('x\n'),
  );

  await fetchAfter(0);
  await fetchAfter(15);
  expect(await mails()).toHaveLength(1);
  isDown = false;
  await fetchAfter(15);
  isDown = true;
  await fetchAfter(60);

  expect(await readdir(folder)).toEqual(['prices.csv']);
  expect(await mails()).toHaveLength(2);
  const written = JSON.stringify([logged, await mails(), await database.orm.select().from(feedFetches)]);
  expect(written).toContain('the server answered 500');
  expect(written).not.toMatch(/localhost|ann|s%40cret|s@cret|hidden/);
});

test('the same content does not come twice where the server does not say that it has not changed', async (database) => {
  const { folder, fetchAfter } = await followAddress(database, (_, response) => response.end('same\n'));
  await fetchAfter(0);
  await rm(join(folder, 'prices.csv'));
  await fetchAfter(60);

  expect(await readdir(folder)).toEqual([]);
});
