import { addDays } from '#shared/format/london-time.ts';

/** What to do before a vehicle is handed back, by day. All are ISO dates. */
export interface ReturnDates {
  /** When to check the vehicle for damage: 12 to 10 weeks before (BVRLA Fair Wear and Tear, as of 2026). */
  readonly appraiseFrom: string;
  readonly appraiseTo: string;
  /** By when repairs should be done and the collection booked: our own advice. */
  readonly repairBy: string;
  readonly bookBy: string;
}

/** The dates before the day on which a vehicle is handed back. */
export function returnDates(handBackOn: string): ReturnDates {
  const weeksBefore = (weeks: number) => addDays(handBackOn, -7 * weeks);
  return {
    appraiseFrom: weeksBefore(12),
    appraiseTo: weeksBefore(10),
    repairBy: weeksBefore(4),
    bookBy: weeksBefore(2),
  };
}
