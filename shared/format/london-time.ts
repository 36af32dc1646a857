/** The date and time that clocks in London show. */
export interface LondonTime {
  /** yyyy-MM-dd */
  readonly date: string;
  /** Minutes since midnight by the clock. */
  readonly minute: number;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The date and time that clocks in London show at a moment, summer time included. */
export function toLondonTime(moment: Date): LondonTime {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { date, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/** The moment at which clocks in London show a local date and time, `2027-07-01T10:00`. */
export function toMoment(local: string): Date {
  const shown = new Date(`${local}:00Z`);
  const { date, minute } = toLondonTime(shown);
  const ahead = Date.parse(`${date}T00:00:00Z`) + minute * 60_000 - shown.getTime();
  return new Date(shown.getTime() - ahead);
}

/** The date this many days later, yyyy-MM-dd. */
export function addDays(date: string, days: number): string {
  const midnight = new Date(`${date}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return midnight.toISOString().slice(0, 10);
}

/** The month after that of a date, yyyy-MM. */
export function nextMonth(date: string): string {
  return addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7);
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
