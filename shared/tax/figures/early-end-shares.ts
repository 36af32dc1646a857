import type { DatedFigures } from './dated-figures.ts';

/** Parts of the payments left, in per cent, between which the cost of ending a lease is expected to be. */
export interface EndingShares {
  readonly lowPercent: number;
  readonly highPercent: number;
}

interface EarlyEndShares {
  /** For a funder of whom nothing else is known. */
  readonly usual: EndingShares;
  /** Funders for whom we assume something else, by their name in ratebooks and agreements. */
  readonly byFunder: Readonly<Record<string, EndingShares>>;
}

/** What we expect funders to charge for ending a lease early: an assumption, not a law or a funder's terms. */
export const earlyEndShares: DatedFigures<EarlyEndShares> = {
  title: 'Cost of ending a lease early, as a part of the payments left',
  from: '2026-01-01',
  until: '2027-12-31',
  source: 'Our own assumption: no law sets it, and the agreement of each funder says what it really charges',
  sureness: 'assumption',
  checkedOn: '2026-11-22',
  value: {
    usual: { lowPercent: 50, highPercent: 100 },
    // The funder that the demonstration makes up has a range of its own, so that the demonstration shows one.
    byFunder: { 'Demonstration Funder': { lowPercent: 50, highPercent: 75 } },
  },
};

/** What we expect a funder to charge; the usual range for an unknown one. */
export function endingSharesOf(funder?: string): EndingShares {
  const { usual, byFunder } = earlyEndShares.value;
  return (funder !== undefined && Object.hasOwn(byFunder, funder) && byFunder[funder]) || usual;
}
