import { createServer } from 'node:net';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';

/** A database that is away: nothing listens on its port. */
export async function openAway(): Promise<Database> {
  return openPostgresql(`postgres://site@127.0.0.1:${await findSilentPort()}/none`);
}

async function findSilentPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}
