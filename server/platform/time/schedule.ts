import { toLondonTime, toMoment } from '#shared/format/london-time.ts';

/** When something is done: every so often, or daily at a time by the clocks in London. */
export type Schedule = { readonly everyMs: number } | { readonly dailyAt: string };

const minuteMs = 60_000;
/** After a fault it is tried again this soon, or at the usual time if that is sooner. */
const retryMs = 15 * minuteMs;

/** Reads `30m`, `6h` or `06:30`; undefined for anything else, and for less than 5 minutes or more than a day. */
export function parseSchedule(text: string): Schedule | undefined {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return { dailyAt: text };
  const [, number, unit] = /^(\d{1,4})([mh])$/.exec(text) ?? [];
  const minutes = Number(number) * (unit === 'h' ? 60 : 1);
  return minutes >= 5 && minutes <= 1_440 ? { everyMs: minutes * minuteMs } : undefined;
}

/** "daily at 06:00" or "every 30 minutes". */
export function describeSchedule(schedule: Schedule): string {
  return 'dailyAt' in schedule
    ? `daily at ${schedule.dailyAt}`
    : `every ${schedule.everyMs / minuteMs} minutes`;
}

/** The last time that it was tried, and whether that failed. */
export interface LastTry {
  readonly triedAt: Date;
  readonly fault: string | null;
}

/** Whether it is to be done now. A daily time that nobody was there for is made up for. */
export function isDue(schedule: Schedule, last: LastTry | undefined, now: Date): boolean {
  if (!last) return true;
  const sinceMs = now.getTime() - last.triedAt.getTime();
  if (last.fault !== null && sinceMs >= retryMs) return true;
  if ('everyMs' in schedule) return sinceMs >= schedule.everyMs;
  const today = toMoment(`${toLondonTime(now).date}T${schedule.dailyAt}`);
  return now >= today && last.triedAt < today;
}
