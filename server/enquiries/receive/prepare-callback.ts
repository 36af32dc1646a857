import { InvalidInputError } from '#server/platform/http/errors.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { findHoliday, type HolidayCalendar, holidayCalendar } from '#shared/contact/bank-holidays.ts';
import {
  formatMinute,
  type OpeningTime,
  type OpeningTimes,
  weekdayNames,
} from '#shared/contact/opening-times.ts';
import { soonest } from '#shared/enquiries/kinds/callback.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { addDays, toLondonTime, weekdayOf } from '#shared/format/london-time.ts';
import type { Prepare } from './enquiry-services.ts';

/**
 * Stores the date of the weekday that the visitor chose. Throws `InvalidInputError` when we don't call at that time.
 */
export const prepareCallback: Prepare = async ({ fields }, { site }) => {
  const asked = { day: String(fields.day), part: String(fields.part ?? 'any') };
  const phone = { times: site.openingTimes, calendar: holidayCalendar, now: siteDate() };
  const callOn = planCallback(asked, phone);
  return callOn === undefined ? {} : { snapshot: { callOn } };
};

/** When the visitor would like the call: a weekday in lower case or `soonest`, and `morning`, `afternoon` or `any`. */
interface AskedCallback {
  readonly day: string;
  readonly part: string;
}

interface Phone {
  readonly times: OpeningTimes;
  readonly calendar: HolidayCalendar;
  readonly now: Date;
}

const noon = 12 * 60;
const orSoonest = 'or as soon as possible.';

/**
 * The date, yyyy-MM-dd, on which to call: the next such day on which that part of the day is not over. Undefined for as
 * soon as possible. Throws an `InvalidInputError` that says what to choose instead when we don't call at that time.
 */
export function planCallback(asked: AskedCallback, phone: Phone): string | undefined {
  const { day, part } = asked;
  if (day === soonest) {
    if (!phone.times.some((time) => isAnswered(time, part)))
      refuse('part', `We don’t call in the ${part}. Choose another time, or any time.`);
    return undefined;
  }
  const weekday = weekdayNames.findIndex((name) => name.toLowerCase() === day) + 1;
  const name = weekdayNames[weekday - 1];
  const time = phone.times.find((each) => each.weekday === weekday);
  if (!time) return refuse('day', `We don’t call on ${name}s. ${insteadOf(asked, phone)}`);
  if (!isAnswered(time, part)) {
    const hours = `from ${formatMinute(time.opensAt)} to ${formatMinute(time.closesAt)}`;
    refuse('part', `On ${name}s we call ${hours}. Choose another time of day, or another day.`);
  }
  const date = nextDate(time, part, phone.now);
  const holiday = findHoliday(phone.calendar, date);
  if (holiday === undefined) return date;
  return refuse(
    'day',
    `We don’t call on ${name} ${formatDate(date)} (${holiday}). ${insteadOf(asked, phone)}`,
  );
}

/** "Choose Tuesday or Thursday, or as soon as possible." */
function insteadOf({ part }: AskedCallback, { times, calendar, now }: Phone): string {
  const names = times
    .filter((time) => isAnswered(time, part))
    .filter((time) => findHoliday(calendar, nextDate(time, part, now)) === undefined)
    .map(({ weekday }) => weekdayNames[weekday - 1]);
  if (names.length === 0) return `Please ask for a call ${orSoonest.replace('or ', '')}`;
  return `Choose ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names as string[])}, ${orSoonest}`;
}

function isAnswered({ opensAt, closesAt }: OpeningTime, part: string): boolean {
  return (part !== 'morning' || opensAt < noon) && (part !== 'afternoon' || closesAt > noon);
}

/** The next date of that weekday; today, unless the part of the day that was asked for is over. */
function nextDate({ weekday, closesAt }: OpeningTime, part: string, now: Date): string {
  const { date, minute } = toLondonTime(now);
  const daysAhead = (weekday - weekdayOf(date) + 7) % 7;
  const endsAt = part === 'morning' ? Math.min(noon, closesAt) : closesAt;
  return addDays(date, daysAhead === 0 && minute >= endsAt ? 7 : daysAhead);
}

function refuse(field: keyof AskedCallback, message: string): never {
  throw new InvalidInputError({ [field]: message });
}
