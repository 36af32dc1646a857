import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEnquiryStore } from '#server/enquiries/create-enquiry-store.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { limits } from '#server/platform/http/limits/rate-limits.ts';
import { createDatabaseLimits } from '#server/platform/http/limits/shared-limits.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { createTestApp } from '#server/testing/test-app.ts';

// Two nodes on one PostgreSQL. Skipped if the machine has none. The tests run in order and build on each other.

vi.setConfig({ testTimeout: 30_000 });

const onDatabase = test.skipIf(!postgresqlPrograms);
const nodes: { readonly origin: string; close(): Promise<void> }[] = [];
let postgresql: PostgresqlServer;
let own: Database;

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  postgresql = await createPostgresql(postgresqlPrograms);
  await postgresql.start();
  own = await openDatabase({ url: postgresql.url, dataFolder: tmpdir() });
  await own.migrate(migrationsFolder);
  nodes.push(await startNode(), await startNode());
}, 60_000);
afterAll(async () => {
  for (const node of nodes) await node.close();
  await own?.close();
  await postgresql?.remove();
});

async function startNode() {
  const database = await openDatabase({ url: postgresql.url, dataFolder: tmpdir() });
  const services = {
    enquiries: createEnquiryStore({ database, hasWebhook: false }),
    limits: createDatabaseLimits(database),
  };
  const server = createServer(await createTestApp({ env: { TRUST_PROXY: '1' }, services }));
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await database.close();
  };
  return { origin: await listenLocally(server), close };
}

interface Sent {
  readonly status: number;
  readonly next?: string;
}

async function send(node: number, message: string, address: string): Promise<Sent> {
  const fields = { message, name: 'Ada Byron', reply: 'email', email: 'ada@example.com' };
  const answer = await fetch(`${nodes[node % 2]?.origin}/leave-a-message`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-Forwarded-For': address },
    body: new URLSearchParams(fields),
  });
  const { next } = (await answer.json()) as { readonly next?: string };
  return { status: answer.status, ...(next !== undefined && { next }) };
}

onDatabase('one enquiry sent to both nodes at once is stored once', async () => {
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, place) => send(place, 'The same', '192.0.2.1')),
  );

  expect(sent.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(sent.map(({ next }) => next)).size).toBe(1);
  expect(await own.orm.$count(enquiries)).toBe(1);
});

onDatabase('the limit for an address counts both nodes together', async () => {
  const { points } = limits.enquiryByAddress;
  const sent: Sent[] = [];
  for (let count = 0; count <= points; count += 1) sent.push(await send(count, `${count}`, '192.0.2.2'));

  expect(sent.slice(0, points).every(({ status }) => status === 200)).toBe(true);
  expect(sent.at(-1)?.status).toBe(429);
});

onDatabase(
  'without a database an enquiry is refused with a message, and accepted once the database is back',
  async () => {
    const before = await own.orm.$count(enquiries);
    await postgresql.stop();
    const away = await send(0, 'While it is away', '192.0.2.3');
    await postgresql.start();
    const back = await send(1, 'While it is away', '192.0.2.3');

    expect(away).toEqual({ status: 503 });
    expect(back.status).toBe(200);
    expect(await own.orm.$count(enquiries)).toBe(before + 1);
  },
);
