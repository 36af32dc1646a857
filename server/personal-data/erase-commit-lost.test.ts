import { tmpdir } from 'node:os';
import { isNotNull } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { runTyped } from '#server/platform/command-line/testing/run-typed.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { createPostgresql, postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import { type CommitFate, openTcpProxy } from '#server/testing/tcp-proxy.ts';
import { createPeople } from './create-people.ts';

// The command that erases a person, whose connection is cut at COMMIT.

vi.setConfig({ testTimeout: 60_000 });

const contextOn = (database: Database) => ({ orm: database.orm, people: createPeople(database) });

test.skipIf(!postgresqlPrograms).each([
  ['answer lost', 0, /^Erased: ENQ-/, 1],
  ['lost on its way', 1, /Nothing has changed\.$/, 0],
] as const)(
  'an erasure by command says what became of it: %s',
  async (fate: CommitFate, code, words, erased) => {
    const server = await createPostgresql(postgresqlPrograms ?? '');
    onTestFinished(() => server.remove());
    await server.start();
    const direct = openPostgresql(server.url);
    onTestFinished(() => direct.close());
    await direct.migrate(migrationsFolder);
    await storeEnquiries(direct, [{}]);
    const proxy = await openTcpProxy(server.url);
    proxy.cutAtCommit(fate, 500);
    const folder = tmpdir();
    const typed = await runTyped(enquiriesCommand, 'erase --email ada@example.com', {
      ...{ dataFolder: folder, folder, url: proxy.url, contextOn },
    });

    expect([typed.code, `${typed.printed}${typed.aside}`]).toEqual([code, expect.stringMatching(words)]);
    expect(await direct.orm.$count(enquiries, isNotNull(enquiries.erasedAt))).toBe(erased);
  },
);
