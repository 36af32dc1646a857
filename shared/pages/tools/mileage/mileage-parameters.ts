import type { Journeys } from '#shared/deals/yearly-miles.ts';

/** The query parameters of the mileage calculator's form, without its deals. */
export const mileageParameters = [
  'commuteMiles',
  'commuteDays',
  'commuteWeeks',
  'schoolMiles',
  'schoolWeeks',
  'errandMiles',
  'weekendMiles',
  'trips',
  'tripMiles',
] as const satisfies readonly (keyof Journeys)[];

/** Lists deals, as items of a comparison at the default profile; or says that the visitor has saved none. */
export const mileageDealsParameter = 'deals';
export const noneSaved = 'none';
