import { useEffect, useState } from 'react';
import { formatDate } from '#shared/format/format-date.ts';
import { addDays, toLondonTime, weekdayOf } from '#shared/format/london-time.ts';
import { findHoliday, type HolidayCalendar, holidayCalendar } from './bank-holidays.ts';
import styles from './opening-now.module.css';
import { formatMinute, type OpeningTimes, weekdayNames } from './opening-times.ts';

const refreshMs = 20_000;

/** Whether the phone is answered now. Filled in by the script, because stored pages do not know when they are read. */
export function OpeningNow({ times }: { readonly times: OpeningTimes }) {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    const look = () => setState(openingState(times, holidayCalendar, new Date()));
    look();
    const timer = setInterval(look, refreshMs);
    return () => clearInterval(timer);
  }, [times]);
  return (
    <p className={styles.now} data-open={state?.isOpen}>
      {state && openingWords(state)}
    </p>
  );
}

/** The next time that the phone is answered. */
interface NextOpening {
  /** yyyy-MM-dd */
  readonly date: string;
  /** 0 today, 1 tomorrow. */
  readonly daysAhead: number;
  /** Minutes since midnight in London. */
  readonly opensAt: number;
}

/** Whether the phone is answered now. */
type OpeningState =
  | { readonly isOpen: true; readonly closesAt: number }
  | {
      readonly isOpen: false;
      /** The bank holiday, where today is one. */
      readonly holiday?: string;
      /** Absent when the phone is not answered within the next fortnight, or not before the calendar ends. */
      readonly next?: NextOpening;
    };

const searchedDays = 14;

/** Whether the phone is answered at this moment, by London's clocks. Undefined on a day outside the calendar. */
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

function isKnown({ firstDay, lastDay }: HolidayCalendar, date: string): boolean {
  return date >= firstDay && date <= lastDay;
}

/** As in "Open now until 5.30pm", "Closed now, opens Monday 9am", "Closed today: Christmas Day. Opens Tuesday 9am". */
export function openingWords(state: OpeningState): string {
  if (state.isOpen) return `Open now until ${formatMinute(state.closesAt)}`;
  const next = state.next && `${dayWords(state.next)} ${formatMinute(state.next.opensAt)}`;
  if (state.holiday !== undefined) {
    return `Closed today: ${state.holiday}${next ? `. Opens ${next}` : ''}`;
  }
  return next ? `Closed now, opens ${next}` : 'Closed now';
}

/** Today, tomorrow, a weekday within the next six days, and after that a weekday with its date. */
function dayWords({ date, daysAhead }: NextOpening): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  const weekday = weekdayNames[weekdayOf(date) - 1] ?? '';
  return daysAhead < 7 ? weekday : `${weekday} ${formatDate(date).replace(/ \d{4}$/, '')}`;
}
