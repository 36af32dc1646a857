import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manyEnquiries, storeEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { type Deliver, followDeliveries } from './follow-deliveries.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let postgresql: PostgresqlServer;

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  postgresql = await createPostgresql(postgresqlPrograms);
  await postgresql.start();
});
afterAll(async () => {
  await postgresql?.remove();
});

test.skipIf(!postgresqlPrograms)(
  'two nodes with connections of their own send each of 100 deliveries once',
  async () => {
    const open = () => openDatabase({ url: postgresql.url, dataFolder: '/' });
    const nodes = [await open(), await open()] as const;
    await nodes[0].migrate(migrationsFolder);
    await storeEnquiries(nodes[0], manyEnquiries(100));
    const sent: (readonly [node: number, deliveryId: string])[] = [];
    const webhookOf =
      (node: number): Deliver =>
      async ({ deliveryId }) => {
        sent.push([node, deliveryId]);
        await new Promise((resolve) => setTimeout(resolve, 5));
      };
    const { log } = recordLog();
    const followed = nodes.map((database, node) =>
      followDeliveries({ database, log, channels: { webhook: webhookOf(node) }, pollMs: 20 }),
    );
    await eventually(() => sent.length, 100);
    await Promise.all(followed.map(({ close }) => close()));
    await Promise.all(nodes.map((database) => database.close()));

    expect(new Set(sent.map(([, deliveryId]) => deliveryId)).size).toBe(100);
    expect(sent).toHaveLength(100);
    expect(new Set(sent.map(([node]) => node))).toEqual(new Set([0, 1]));
  },
);
