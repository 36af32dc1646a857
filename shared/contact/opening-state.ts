import type { HolidayCalendar } from './bank-holidays.ts';
import { addDays, toLondonTime, weekdayOf } from './london-time.ts';
import type { OpeningTimes } from './opening-times.ts';

/** The next time that somebody answers. */
export interface NextOpening {
  /** yyyy-MM-dd */
  readonly date: string;
  /** 0 today, 1 tomorrow. */
  readonly daysAhead: number;
  /** Minutes since midnight in London. */
  readonly opensAt: number;
}

/** Whether somebody answers the phone now. */
export type OpeningState =
  | { readonly isOpen: true; readonly closesAt: number }
  | {
      readonly isOpen: false;
      /** Why the whole of today is closed. */
      readonly holiday?: string;
      /** Absent when no opening is known: none within a fortnight, or beyond the calendar. */
      readonly next?: NextOpening;
    };

const searchedDays = 14;

/** Whether somebody answers at this moment, by London's clocks. Undefined on a day that the calendar does not know. */
export function openingState(
  times: OpeningTimes,
  calendar: HolidayCalendar,
  now: Date,
): OpeningState | undefined {
  const { date, minute } = toLondonTime(now);
  if (!isKnown(calendar, date)) return undefined;
  const today = findTimes(times, calendar, date);
  if (today && minute >= today.opensAt && minute < today.closesAt) {
    return { isOpen: true, closesAt: today.closesAt };
  }
  const holiday = findHoliday(calendar, date);
  const next = findNext(times, calendar, { date, minute });
  return { isOpen: false, ...(holiday !== undefined && { holiday }), ...(next && { next }) };
}

function findNext(
  times: OpeningTimes,
  calendar: HolidayCalendar,
  from: { readonly date: string; readonly minute: number },
): NextOpening | undefined {
  for (let daysAhead = 0; daysAhead <= searchedDays; daysAhead += 1) {
    const date = addDays(from.date, daysAhead);
    if (!isKnown(calendar, date)) return undefined;
    const day = findTimes(times, calendar, date);
    if (day && (daysAhead > 0 || from.minute < day.opensAt)) return { date, daysAhead, opensAt: day.opensAt };
  }
  return undefined;
}

function findTimes(times: OpeningTimes, calendar: HolidayCalendar, date: string) {
  if (findHoliday(calendar, date) !== undefined) return undefined;
  return times.find(({ weekday }) => weekday === weekdayOf(date));
}

/** Name of the holiday on a date, yyyy-MM-dd; undefined when it is none. */
export function findHoliday({ holidays }: HolidayCalendar, date: string): string | undefined {
  return holidays.find((holiday) => holiday.date === date)?.name;
}

function isKnown({ firstDay, lastDay }: HolidayCalendar, date: string): boolean {
  return date >= firstDay && date <= lastDay;
}
