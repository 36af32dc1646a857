const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** An ISO date (yyyy-MM-dd, a time after it is ignored) as "21 November 2026". */
export function formatDate(isoDate: string): string {
  return `${day(isoDate)} ${monthName(isoDate)} ${isoDate.slice(0, 4)}`;
}

/** An ISO date as "21 Nov 2026", where room is short. */
export function formatShortDate(isoDate: string): string {
  return `${day(isoDate)} ${monthName(isoDate).slice(0, 3)} ${isoDate.slice(0, 4)}`;
}

/** A month (yyyy-MM) as "March 2023". */
export function formatMonthOfYear(isoMonth: string): string {
  return `${monthName(isoMonth)} ${isoMonth.slice(0, 4)}`;
}

/** A month (yyyy-MM) as "Mar 2023", where room is short. */
export function formatShortMonth(isoMonth: string): string {
  return `${monthName(isoMonth).slice(0, 3)} ${isoMonth.slice(0, 4)}`;
}

function day(isoDate: string): number {
  return Number(isoDate.slice(8, 10));
}

function monthName(isoDate: string): string {
  return months[Number(isoDate.slice(5, 7)) - 1] ?? '';
}
