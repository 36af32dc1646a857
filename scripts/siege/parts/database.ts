import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { writeAmid } from '#scripts/siege/write-amid.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';

/**
 * A PostgreSQL whose processes are stopped, and then continued, amid enquiries, uploads and consents. What is acknowledged
 * before its COMMIT is lost only when the server ends a transaction that was left open, which takes it ten seconds: a
 * short try has shorter limits, as `database-hangs.test.ts` has, and hangs more often, so that it meets such a moment.
 */
export function databaseHangs(ground: Ground, scale: Scale): Promise<readonly Row[]> {
  return tryAway(ground, scale, {
    what: scale.isShort ? 'Database hung four times, the last' : 'Database hung',
    ...(scale.isShort && { parameters: '?query_timeout=1500&idle_in_transaction_session_timeout=1000' }),
    leave: async ({ postgresql }) => {
      for (let time = 0; scale.isShort && time < 3; time += 1) {
        await postgresql.hang();
        await delay(2_500);
        postgresql.resume();
        await delay(2_500);
      }
      await postgresql.hang();
    },
    comeBack: async ({ postgresql }) => postgresql.resume(),
  });
}

/** A PostgreSQL that ends, and starts again. */
export function databaseStops(ground: Ground, scale: Scale): Promise<readonly Row[]> {
  return tryAway(ground, scale, {
    what: 'Database stopped',
    leave: ({ postgresql }) => postgresql.stop(),
    comeBack: ({ postgresql }) => postgresql.start(),
  });
}

interface Way {
  readonly what: string;
  readonly parameters?: string;
  readonly leave: (stage: Stage) => Promise<void>;
  readonly comeBack: (stage: Stage) => Promise<void>;
}

async function tryAway(
  ground: Ground,
  { isShort }: Scale,
  { what, parameters = '', leave, comeBack }: Way,
): Promise<readonly Row[]> {
  const stage = await openStage(ground, {}, { parameters });
  try {
    return await writeAmid({
      what,
      seconds: isShort ? 5 : 120,
      nodes: stage.nodes,
      leave: () => leave(stage),
      comeBack: () => comeBack(stage),
      open: async () => openPostgresql(stage.postgresql.url),
    });
  } finally {
    stage.postgresql.resume();
    await stage.close();
  }
}
