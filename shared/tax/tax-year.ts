/** A tax year by the calendar year in which it begins: 2026 is the year from 6 April 2026 to 5 April 2027. */
export type TaxYear = number;

/** "2026/27" */
export function taxYearName(year: TaxYear): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The tax year that an ISO date is in. */
export function taxYearOf(day: string): TaxYear {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-06' ? year : year - 1;
}

/** The part of a lease that is in one tax year. */
export interface LeaseYear {
  readonly year: TaxYear;
  /** First and last day in that year, as ISO dates. */
  readonly from: string;
  readonly until: string;
  readonly days: number;
  /** Days of the whole tax year: 365, or 366 with a 29 February. */
  readonly daysOfYear: number;
}

/** The tax years of a lease that begins on an ISO date and runs for whole months. Its last day is the day before. */
export function taxYearsOf(start: string, months: number): readonly LeaseYear[] {
  const end = addDays(addMonths(start, months), -1);
  const years: LeaseYear[] = [];
  for (let year = taxYearOf(start); yearStart(year) <= end; year += 1) {
    const last = addDays(yearStart(year + 1), -1);
    const [, from = start] = [start, yearStart(year)].sort();
    const [until = end] = [end, last].sort();
    years.push({
      year,
      from,
      until,
      days: countDays(from, until),
      daysOfYear: countDays(yearStart(year), last),
    });
  }
  return years;
}

function yearStart(year: TaxYear): string {
  return `${year}-04-06`;
}

/** The same day of a later month, or that month's last day. */
function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCMonth() + months;
  date.setUTCDate(1);
  date.setUTCMonth(wanted);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(Number(day.slice(8, 10)), lastDay));
  return toIsoDay(date);
}

function addDays(day: string, days: number): string {
  return toIsoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));
}

/** Days from one to another, both included. */
function countDays(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / dayMs + 1;
}

const dayMs = 24 * 60 * 60 * 1000;

function toIsoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
