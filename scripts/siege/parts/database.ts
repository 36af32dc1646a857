import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { startWriteLoad, type WriteLoad } from '#server/testing/write-load.ts';

/** A PostgreSQL whose processes are stopped, and then continued, amid enquiries, uploads and consents. */
export function databaseHangs(ground: Ground, scale: Scale): Promise<readonly Row[]> {
  return tryAway(ground, scale, {
    what: 'hung',
    leave: ({ postgresql }) => postgresql.hang(),
    comeBack: async ({ postgresql }) => postgresql.resume(),
  });
}

/** A PostgreSQL that ends, and starts again. */
export function databaseStops(ground: Ground, scale: Scale): Promise<readonly Row[]> {
  return tryAway(ground, scale, {
    what: 'stopped',
    leave: ({ postgresql }) => postgresql.stop(),
    comeBack: ({ postgresql }) => postgresql.start(),
  });
}

interface Absence {
  readonly what: string;
  readonly leave: (stage: Stage) => Promise<void>;
  readonly comeBack: (stage: Stage) => Promise<void>;
}

async function tryAway(ground: Ground, { isShort }: Scale, absence: Absence): Promise<readonly Row[]> {
  const seconds = isShort ? 5 : 120;
  const stage = await openStage(ground);
  try {
    const load = await startWriteLoad(stage.nodes.map(({ origin }) => origin));
    const stopVisiting = keepVisiting(stage.nodes);
    await delay(1000);
    await absence.leave(stage);
    await delay(seconds * 1000);
    await absence.comeBack(stage);
    const backAfter = await secondsUntilTaken(load);
    await load.stop();
    const visits = await stopVisiting();
    await load.sendAgain();
    const statuses = [...load.statuses.enquiries].toSorted((a, b) => a - b);
    const lost = await countLost(stage, load);
    const name = `Database ${absence.what} for ${seconds} s under load`;
    return [
      {
        promise: `${name}: every public page 200 from memory`,
        measured: describeVisits(visits),
        isMet: visits.faults.length === 0,
      },
      {
        promise: `${name}: enquiries stored or a clear 503, none lost, none twice`,
        measured: `answered ${statuses.join(' and ')}, slowest ${(load.slowestMs() / 1000).toFixed(1)} s; ${lost.acknowledged} acknowledged, ${lost.missing} not found, ${lost.twice} found twice`,
        isMet: lost.missing + lost.twice === 0 && statuses.every((status) => [303, 503].includes(status)),
      },
      {
        promise: `${name}: writes taken again within 10 s, without a restart`,
        measured: `after ${backAfter.toFixed(1)} s`,
        isMet: backAfter <= 10,
      },
    ];
  } finally {
    stage.postgresql.resume();
    await stage.close();
  }
}

const patienceMs = 60_000;

/** Seconds until both nodes store what is sent; a minute at most. */
async function secondsUntilTaken(load: WriteLoad): Promise<number> {
  const from = performance.now();
  for (const node of [0, 1])
    while (!(await load.isTakenBy(node)) && performance.now() - from < patienceMs) await delay(50);
  return (performance.now() - from) / 1000;
}

async function countLost({ postgresql }: Stage, load: WriteLoad) {
  const database = openPostgresql(postgresql.url);
  try {
    const found = (await database.orm.select().from(enquiries)).map(({ reference }) => reference);
    const stored = new Set(found);
    const acknowledged = [...load.enquiries.values()].filter((reference) => reference !== undefined);
    return {
      acknowledged: acknowledged.length,
      missing: acknowledged.filter((reference) => !stored.has(reference)).length,
      twice: Math.max(0, found.length - load.enquiries.size),
    };
  } finally {
    await database.close();
  }
}
