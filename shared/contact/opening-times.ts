/** Days of the week as ISO 8601 numbers them: Monday is 1, Sunday is 7. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** When the phone is answered on one day of the week, in minutes since midnight in London. */
export interface OpeningTime {
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** One entry for each day that is open, Monday first. */
export type OpeningTimes = readonly OpeningTime[];

/** A minute of the day as "9am", "5.30pm", "noon" or "midnight". */
export function formatMinute(minute: number): string {
  if (minute === 12 * 60) return 'noon';
  if (minute === 24 * 60) return 'midnight';
  const hour = Math.floor(minute / 60);
  const rest = minute % 60;
  const minutes = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
