import { join } from 'node:path';
import type { Ground } from '#scripts/siege/ground.ts';
import { startNode } from '#scripts/siege/node.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage } from '#scripts/siege/stage.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { postEnquiry } from '#server/enquiries/testing/post-enquiry.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { findFreePort, type Site } from '#server/testing/site-process.ts';

const atOnce = 200;

/** SIGKILL of one of two nodes on PostgreSQL in turn, and of a node with an embedded database, each amid 200 enquiries. */
export async function kills(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const rounds = isShort ? 2 : 50;
  return [await onPostgresql(ground, rounds), await onEmbedded(ground, rounds)];
}

async function onPostgresql(ground: Ground, rounds: number): Promise<Row> {
  const stage = await openStage(ground);
  try {
    return await killAgain(rounds, {
      what: 'two nodes on PostgreSQL',
      nodes: () => stage.nodes,
      replace: async (round) => void (await stage.replace(round % 2 === 0 ? 0 : 1, 'SIGKILL')),
      open: async () => openPostgresql(stage.postgresql.url),
    });
  } finally {
    await stage.close();
  }
}

async function onEmbedded({ main, folder: parent }: Ground, rounds: number): Promise<Row> {
  const folder = join(parent, 'killed');
  const env = { PORT: String(await findFreePort()) };
  let node = await startNode({ main, folder }, env);
  const end = async () => {
    node.child.kill('SIGKILL');
    await node.ended;
  };
  try {
    return await killAgain(rounds, {
      what: 'a node with an embedded database',
      nodes: () => [node],
      replace: async () => {
        await end();
        node = await startNode({ main, folder }, env);
      },
      open: async () => {
        await end();
        return openDatabase({ dataFolder: join(folder, 'data') });
      },
    });
  } finally {
    await end();
  }
}

interface Victims {
  readonly what: string;
  nodes(): readonly Site[];
  /** Ends the node of this round by force and starts it again. */
  replace(round: number): Promise<void>;
  /** The database after it all, which is closed by the caller. */
  open(): Promise<Database>;
}

async function killAgain(rounds: number, victims: Victims): Promise<Row> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await killAmidst(victims.nodes(), round)));
    await victims.replace(round);
  }
  const { orm, close } = await victims.open();
  const found = (await orm.select({ reference: enquiries.reference }).from(enquiries)).map(
    ({ reference }) => reference,
  );
  await close();
  const stored = new Set(found);
  const lost = acknowledged.filter((reference) => !stored.has(reference)).length;
  return {
    promise: `SIGKILL amid ${atOnce} enquiries, ${rounds} times, ${victims.what}: nothing acknowledged lost, nothing twice`,
    measured: `${acknowledged.length} acknowledged, ${lost} lost, ${found.length - stored.size} twice`,
    isMet: lost === 0 && found.length === stored.size,
  };
}

async function killAmidst(nodes: readonly Site[], round: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const killAfter = 10 + Math.floor(Math.random() * (atOnce / 4));
  const posts = Array.from({ length: atOnce }, async (_, index) => {
    const origin = nodes[index % nodes.length]?.origin ?? '';
    const reference = await postEnquiry(origin, round * atOnce + index);
    if (reference === undefined) return;
    acknowledged.push(reference);
    if (acknowledged.length === killAfter) nodes[round % nodes.length]?.child.kill('SIGKILL');
  });
  await Promise.all(posts);
  return acknowledged;
}
