import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { writeAmid } from '#scripts/siege/write-amid.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';

/** A PostgreSQL whose processes are stopped, and then continued, amid enquiries, uploads and consents. */
export function databaseHangs(ground: Ground, scale: Scale): Promise<readonly Row[]> {
  return tryAway(ground, scale, {
    what: 'Database hung',
    leave: ({ postgresql }) => postgresql.hang(),
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
  readonly leave: (stage: Stage) => Promise<void>;
  readonly comeBack: (stage: Stage) => Promise<void>;
}

async function tryAway(
  ground: Ground,
  { isShort }: Scale,
  { what, leave, comeBack }: Way,
): Promise<readonly Row[]> {
  const stage = await openStage(ground);
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
