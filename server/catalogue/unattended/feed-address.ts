import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { MailOutbox, OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { describeSchedule, isDue, type Schedule } from '#server/platform/time/schedule.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { feedFetches } from './feed-tables.ts';
import { FetchFault, type FetchOptions, fetchFile } from './fetch-file.ts';

/** An address that is fetched into the feed folder when it is due. */
export interface FeedAddress {
  /** The name that its file gets in the folder. */
  readonly fileName: string;
  /** Where that file comes from, in words for people. */
  readonly origin: string;
  readonly isDue: () => Promise<boolean>;
  /** Fetches it if it is still due; a fault of the address is recorded, not thrown. */
  readonly fetch: (signal: AbortSignal) => Promise<void>;
}

/** What the address is fetched with. */
export interface FetchSource {
  readonly database: Pick<Database, 'orm'>;
  readonly outbox: Pick<MailOutbox, 'storeWith'>;
  readonly staffAddress: string;
  /** The feed folder, into which the file is put. */
  readonly folder: string;
  /** An https address; it may hold a user and password, and is never logged. */
  readonly url: URL;
  readonly schedule: Schedule;
  readonly log: Log;
  readonly now?: () => Date;
  readonly ca?: FetchOptions['ca'];
}

type FetchRow = typeof feedFetches.$inferSelect;

/** The address of the settings. */
export function createFeedAddress(source: FetchSource): FeedAddress {
  const { url, schedule, now = siteDate } = source;
  const isDueNow = async () => isDue(schedule, toLastTry(await findLast(source)), now());
  return {
    fileName: fileNameOf(url),
    origin: `the address in FEED_URL, fetched ${describeSchedule(schedule)}`,
    isDue: isDueNow,
    // Asked again under the lock, because another node may have fetched it meanwhile.
    fetch: async (signal) => {
      if (await isDueNow()) await fetchNow(source, signal);
    },
  };
}

function toLastTry(last: FetchRow | undefined) {
  return last && { triedAt: last.askedAt, fault: last.fault };
}

function addressKey({ url }: FetchSource): string {
  return createHash('sha256').update(url.href).digest('hex');
}

async function findLast(source: FetchSource): Promise<FetchRow | undefined> {
  const isOurs = eq(feedFetches.address, addressKey(source));
  const [last] = await source.database.orm.select().from(feedFetches).where(isOurs);
  return last;
}

/** Fetches the address, unless it has not changed. The first fault after a good try is told by mail. */
async function fetchNow(source: FetchSource, signal: AbortSignal): Promise<void> {
  const { url, folder, now = siteDate } = source;
  const [address, last, askedAt] = [addressKey(source), await findLast(source), now()];
  const known = { etag: last?.etag ?? null, lastModified: last?.lastModified ?? null };
  const unchanged: FetchRow = {
    address,
    ...known,
    contentHash: last?.contentHash ?? null,
    askedAt,
    fault: null,
  };
  try {
    await makeFolder(folder);
    const path = join(folder, fileNameOf(url));
    const fetched = await fetchFile({ url, known, path: `${path}.tmp`, signal, ca: source.ca });
    await keepNews(path, fetched?.contentHash !== last?.contentHash && fetched !== undefined);
    await remember(source, { ...unchanged, ...fetched });
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    source.log.warn({ reason: error.message }, logEvents.feedNotFetched);
    const isNew = last?.fault == null;
    await remember(
      source,
      { ...unchanged, fault: error.message },
      isNew ? faultMail(source, error.message) : undefined,
    );
  }
}

/** Puts what was fetched where the folder is watched, unless its content is the same as last time. */
async function keepNews(path: string, isNews: boolean): Promise<void> {
  if (isNews) await rename(`${path}.tmp`, path);
  else await rm(`${path}.tmp`, { force: true });
}

async function remember({ outbox }: FetchSource, row: FetchRow, mail?: OutgoingMail): Promise<void> {
  await outbox.storeWith(async (orm, store) => {
    await orm.insert(feedFetches).values(row).onConflictDoUpdate({ target: feedFetches.address, set: row });
    if (mail) await store(mail);
  });
}

function faultMail({ staffAddress: to, url }: FetchSource, reason: string): OutgoingMail {
  const name = fileNameOf(url);
  const text = `${name} could not be fetched from the address in FEED_URL: ${reason}.\n\nIt is tried again every quarter of an hour. You get no more mails about this until it works again.\n`;
  return { to, subject: `Feed ${name}: not fetched`, text };
}

/** The last part of the path, as a file name that the folder's layouts can fit. */
function fileNameOf(url: URL): string {
  const [last = ''] = url.pathname.split('/').slice(-1);
  return (
    last
      .replace(/[^\w.-]/g, '_')
      .replace(/^\.+/, '')
      .slice(-100) || 'feed.csv'
  );
}
