import { z } from 'zod';
import { parseSchedule, type Schedule } from '#server/platform/time/schedule.ts';

/** An address whose file is fetched into the feed folder. */
export interface FetchedAddress {
  /** May hold a user and password. Never logged. */
  readonly url: URL;
  readonly schedule: Schedule;
}

const addressFault =
  'must be an https address such as https://user:password@funder.example.co.uk/prices.xlsx';
const scheduleFault = 'must be a time of day such as 06:30, or a pause from 5m to 24h such as 30m or 6h';

/** Where feeds come from by themselves. */
export const feedSettings = {
  FEED_FOLDER: z.string().optional(),
  FEED_URL: z
    .string()
    .max(2_000, 'must be 2,000 characters at most')
    .refine((url) => /^https:\/\/[^\s#]+$/.test(url) && isAddress(url), addressFault)
    .optional(),
  FEED_EVERY: z
    .string()
    .refine((text) => parseSchedule(text) !== undefined, scheduleFault)
    .optional(),
};

/** Feed settings that have no effect without another: `[setting, the one that it needs]`. */
export const feedPairs: readonly (readonly [string, string])[] = [
  ['FEED_URL', 'FEED_FOLDER'],
  ['FEED_EVERY', 'FEED_URL'],
];

interface Read {
  readonly FEED_URL?: string | undefined;
  readonly FEED_EVERY?: string | undefined;
}

/** The address and when it is fetched; daily at 06:00 unless another time is set. */
export function toFetchedAddress({ FEED_URL: url, FEED_EVERY: every }: Read): FetchedAddress | undefined {
  if (url === undefined) return undefined;
  return { url: new URL(url), schedule: parseSchedule(every ?? '') ?? { dailyAt: '06:00' } };
}

/** Whether it can be asked: a host, and a user and password that can be decoded. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !/%(?![0-9a-f]{2})/i.test(username + password);
}
