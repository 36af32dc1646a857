import { excessPence } from './ending-early.ts';

/** A lease under way and what its clock shows. */
export interface MilesSoFar {
  readonly milesNow: number;
  readonly monthsSoFar: number;
  readonly monthsLeft: number;
  /** Miles that the whole lease allows. */
  readonly allowedMiles: number;
  /** Tenths of a penny for each mile over the allowance. */
  readonly excessTenths: number;
}

export interface MilesForecast {
  /** Miles at the end if as many are driven a month as so far. */
  readonly expectedMiles: number;
  readonly overMiles: number;
  readonly costPence: number;
  /** Miles a month that would just use up the allowance; 0 when it is used up, or no month is left. */
  readonly monthlyMilesLeft: number;
}

/** The miles at the end of a lease, at the pace so far. At least one month must have passed. */
export function forecastMiles(lease: MilesSoFar): MilesForecast {
  const { milesNow, monthsSoFar, monthsLeft, allowedMiles, excessTenths } = lease;
  const expectedMiles = Math.round(milesNow + (milesNow / monthsSoFar) * monthsLeft);
  const overMiles = Math.max(0, expectedMiles - allowedMiles);
  const stillAllowed = Math.max(0, allowedMiles - milesNow);
  return {
    expectedMiles,
    overMiles,
    costPence: excessPence(overMiles, excessTenths),
    monthlyMilesLeft: monthsLeft === 0 ? 0 : Math.floor(stillAllowed / monthsLeft),
  };
}
