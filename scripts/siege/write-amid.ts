import { setTimeout as delay } from 'node:timers/promises';
import { accountDocuments } from '#server/account-api/store/account-tables.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Site } from '#server/testing/site-process.ts';
import { startWriteLoad, type WriteLoad } from '#server/testing/write-load.ts';
import { describeVisits, keepVisiting } from './keep-visiting.ts';
import type { Row } from './row.ts';

/** Something that stores what visitors send, and for a time cannot. */
export interface Absence {
  /** Such as "Database stopped". */
  readonly what: string;
  readonly seconds: number;
  readonly nodes: readonly Site[];
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** The database after it all, which is closed by the caller. */
  open(): Promise<Database>;
}

/** Sends enquiries, files and choices and visits pages, before, during and after the absence. */
export async function writeAmid(absence: Absence): Promise<readonly Row[]> {
  const load = await startWriteLoad(absence.nodes.map(({ origin }) => origin));
  const stopVisiting = keepVisiting(absence.nodes);
  await delay(1000);
  await absence.leave();
  await delay(absence.seconds * 1000);
  await absence.comeBack();
  const backAfter = await secondsUntilTaken(load, absence.nodes);
  await load.stop();
  const visits = await stopVisiting();
  await load.sendAgain();
  const statuses = [...load.statuses.enquiries].toSorted((a, b) => a - b);
  const stored = await countStored(absence, load);
  const name = `${absence.what} for ${absence.seconds} s under load`;
  return [
    {
      promise: `${name}: every public page 200 from memory`,
      measured: describeVisits(visits),
      isMet: visits.faults.length === 0,
    },
    {
      promise: `${name}: enquiries stored or a clear 503; no enquiry or file lost, no enquiry twice`,
      measured: `answered ${statuses.join(' and ')}, slowest ${(load.slowestMs() / 1000).toFixed(1)} s; ${stored.acknowledged} acknowledged, ${stored.missing} not found, ${stored.twice} found twice; ${stored.files} files, ${stored.missingFiles} not found`,
      isMet:
        stored.missing + stored.twice + stored.missingFiles === 0 &&
        statuses.every((status) => [303, 503].includes(status)),
    },
    {
      promise: `${name}: writes taken again within 10 s, without a restart of a node`,
      measured: `after ${backAfter.toFixed(1)} s`,
      isMet: backAfter <= 10,
    },
  ];
}

const patienceMs = 60_000;

/** Seconds until all nodes store what is sent; a minute at most. */
async function secondsUntilTaken(load: WriteLoad, nodes: readonly Site[]): Promise<number> {
  const from = performance.now();
  for (const node of nodes.keys())
    while (!(await load.isTakenBy(node)) && performance.now() - from < patienceMs) await delay(50);
  return (performance.now() - from) / 1000;
}

async function countStored({ open }: Absence, load: WriteLoad) {
  const { orm, close } = await open();
  try {
    const found = (await orm.select({ reference: enquiries.reference }).from(enquiries)).map(
      ({ reference }) => reference,
    );
    const { accountId, name } = accountDocuments;
    const documents = await orm.select({ accountId, name }).from(accountDocuments);
    const [stored, files] = [
      new Set(found),
      new Set(documents.map((each) => `${each.accountId} ${each.name}`)),
    ];
    const acknowledged = [...load.enquiries.values()].filter((reference) => reference !== undefined);
    const sent = load.customers.flatMap((customer) =>
      [...customer.files].filter(([, given]) => given).map(([file]) => `${customer.accountId} ${file}`),
    );
    return {
      acknowledged: acknowledged.length,
      missing: acknowledged.filter((reference) => !stored.has(reference)).length,
      twice: Math.max(0, found.length - load.enquiries.size),
      files: sent.length,
      missingFiles: sent.filter((file) => !files.has(file)).length,
    };
  } finally {
    await close();
  }
}
