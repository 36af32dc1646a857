import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { postEnquiry } from '#server/enquiries/testing/post-enquiry.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';

const atOnce = 200;

/** SIGKILL of one node and then the other, each amid 200 enquiries to both. */
export async function kills(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const rounds = isShort ? 2 : 50;
  const stage = await openStage(ground);
  try {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      acknowledged.push(...(await killAmidst(stage, round, round % 2 === 0 ? 0 : 1)));
    const found = await readReferences(stage);
    const stored = new Set(found);
    const lost = acknowledged.filter((reference) => !stored.has(reference)).length;
    return [
      {
        promise: `SIGKILL amid ${atOnce} enquiries, ${rounds} times: nothing acknowledged lost, nothing twice`,
        measured: `${acknowledged.length} acknowledged, ${lost} lost, ${found.length - stored.size} twice`,
        isMet: lost === 0 && found.length === stored.size,
      },
    ];
  } finally {
    await stage.close();
  }
}

async function killAmidst(stage: Stage, round: number, place: 0 | 1): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  const killAfter = 10 + Math.floor(Math.random() * (atOnce / 4));
  const posts = Array.from({ length: atOnce }, async (_, index) => {
    const origin = stage.nodes[index % 2 === 0 ? 0 : 1].origin;
    const reference = await postEnquiry(origin, round * atOnce + index);
    if (reference === undefined) return;
    acknowledged.push(reference);
    if (acknowledged.length === killAfter) stage.nodes[place].child.kill('SIGKILL');
  });
  await Promise.all(posts);
  await stage.replace(place, 'SIGKILL');
  return acknowledged;
}

async function readReferences({ postgresql }: Stage): Promise<readonly string[]> {
  const database = openPostgresql(postgresql.url);
  try {
    return (await database.orm.select().from(enquiries)).map(({ reference }) => reference);
  } finally {
    await database.close();
  }
}
