/** The journeys of a usual year, in whole miles; the names are the query parameters of the mileage calculator. */
export interface Journeys {
  /** Miles to work, one way. */
  readonly commuteMiles: number;
  readonly commuteDays: number;
  /** Weeks a year in which the visitor goes to work. */
  readonly commuteWeeks: number;
  /** Miles of all school runs of one day. */
  readonly schoolMiles: number;
  readonly schoolWeeks: number;
  /** Miles a week for shopping and errands. */
  readonly errandMiles: number;
  /** Miles each weekend. */
  readonly weekendMiles: number;
  /** Holidays and long journeys a year. */
  readonly trips: number;
  /** Miles there and back of one of them. */
  readonly tripMiles: number;
}

export type KindOfJourney = 'commute' | 'school' | 'errands' | 'weekends' | 'trips';

/** Miles a year by kind of journey, in the order in which they are asked for. */
export type YearlyMiles = Readonly<Record<KindOfJourney, number>>;

export const weeksPerYear = 52;
export const schoolDaysPerWeek = 5;

/** What the journeys of a year add up to, by kind. */
export function yearlyMilesOf(journeys: Journeys): YearlyMiles {
  return {
    commute: journeys.commuteMiles * 2 * journeys.commuteDays * journeys.commuteWeeks,
    school: journeys.schoolMiles * schoolDaysPerWeek * journeys.schoolWeeks,
    errands: journeys.errandMiles * weeksPerYear,
    weekends: journeys.weekendMiles * weeksPerYear,
    trips: journeys.trips * journeys.tripMiles,
  };
}
