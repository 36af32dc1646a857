/** A day on which the phone is not answered, even if its weekday is normally open. */
interface Holiday {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly name: string;
}

export interface HolidayCalendar {
  readonly holidays: readonly Holiday[];
  /**
   * The calendar covers the days from this one to `lastDay`; for any other day the site does not say whether it is
   * open.
   */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Bank holidays in England and Wales, https://www.gov.uk/bank-holidays, checked on 2026-11-21. */
const bankHolidays: readonly Holiday[] = [
  { date: '2026-01-01', name: 'New Year’s Day' },
  { date: '2026-04-03', name: 'Good Friday' },
  { date: '2026-04-06', name: 'Easter Monday' },
  { date: '2026-05-04', name: 'Early May bank holiday' },
  { date: '2026-05-25', name: 'Spring bank holiday' },
  { date: '2026-08-31', name: 'Summer bank holiday' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-28', name: 'Boxing Day bank holiday' },
  { date: '2027-01-01', name: 'New Year’s Day' },
  { date: '2027-03-26', name: 'Good Friday' },
  { date: '2027-03-29', name: 'Easter Monday' },
  { date: '2027-05-03', name: 'Early May bank holiday' },
  { date: '2027-05-31', name: 'Spring bank holiday' },
  { date: '2027-08-30', name: 'Summer bank holiday' },
  { date: '2027-12-27', name: 'Christmas Day bank holiday' },
  { date: '2027-12-28', name: 'Boxing Day bank holiday' },
  { date: '2028-01-03', name: 'New Year’s Day bank holiday' },
  { date: '2028-04-14', name: 'Good Friday' },
  { date: '2028-04-17', name: 'Easter Monday' },
  { date: '2028-05-01', name: 'Early May bank holiday' },
  { date: '2028-05-29', name: 'Spring bank holiday' },
  { date: '2028-08-28', name: 'Summer bank holiday' },
  { date: '2028-12-25', name: 'Christmas Day' },
  { date: '2028-12-26', name: 'Boxing Day' },
];

/**
 * The holidays themselves, where the list above has the weekday that replaces them: a firm that is open on Saturdays is
 * closed on these too.
 */
const substitutedDays: readonly Holiday[] = [
  { date: '2026-12-26', name: 'Boxing Day' },
  { date: '2027-12-25', name: 'Christmas Day' },
  { date: '2027-12-26', name: 'Boxing Day' },
  { date: '2028-01-01', name: 'New Year’s Day' },
];

/** The days on which this site's phone is not answered. Add the years that gov.uk publishes, and move `lastDay`. */
export const holidayCalendar: HolidayCalendar = {
  holidays: [...bankHolidays, ...substitutedDays],
  firstDay: '2026-01-01',
  lastDay: '2028-12-31',
};

/** Name of the holiday on a date, yyyy-MM-dd; undefined on any other date. */
export function findHoliday({ holidays }: HolidayCalendar, date: string): string | undefined {
  return holidays.find((holiday) => holiday.date === date)?.name;
}
