import { gridCells, type RateGrid, rateCell } from '#server/catalogue/rate-card.ts';
import type { PlacedRate } from './rate-record.ts';

/** The most cells that a ratebook's grid may have. The usual 360 times ten still fits into a node's memory. */
const maxGridCells = 4_000;

type Profile = Pick<PlacedRate, 'termMonths' | 'annualMiles' | 'initialMonths' | 'isMaintained'>;

/**
 * The profiles of a ratebook, in the order of its rows. The grid is known only at the end; until then each profile has
 * a slot, which is the same on all cards of the ratebook.
 */
export interface OpenRatebook {
  readonly validFrom: string;
  readonly validTo: string;
  slotCount(): number;
  /** The profile's slot; undefined when it would make the grid too large. */
  slotOf(profile: Profile): number | undefined;
  /** The grid of all profiles, and the cell of each slot. */
  close(): { readonly grid: RateGrid; readonly cells: readonly number[] };
}

/** A ratebook without profiles yet. */
export function createOpenRatebook(validity: {
  readonly validFrom: string;
  readonly validTo: string;
}): OpenRatebook {
  const slots = new Map<number, number>();
  const profiles: Profile[] = [];
  const [terms, miles, initials] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const sizeWith = (profile: Profile) =>
    2 *
    (terms.size + (terms.has(profile.termMonths) ? 0 : 1)) *
    (miles.size + (miles.has(profile.annualMiles) ? 0 : 1)) *
    (initials.size + (initials.has(profile.initialMonths) ? 0 : 1));
  const addProfile = (profile: Profile, key: number) => {
    if (sizeWith(profile) > maxGridCells) return undefined;
    terms.add(profile.termMonths);
    miles.add(profile.annualMiles);
    initials.add(profile.initialMonths);
    slots.set(key, profiles.length);
    return profiles.push(profile) - 1;
  };
  return {
    ...validity,
    slotCount: () => profiles.length,
    slotOf: (profile) => slots.get(profileKey(profile)) ?? addProfile(profile, profileKey(profile)),
    close: () => {
      const ascending = (axis: Set<number>) => [...axis].sort((a, b) => a - b);
      const grid = { terms: ascending(terms), miles: ascending(miles), initials: ascending(initials) };
      return { grid, cells: profiles.map((profile) => cellOf(grid, profile)) };
    },
  };
}

/** A profile as one number; unique within the limits of its columns. */
function profileKey({ termMonths, annualMiles, initialMonths, isMaintained }: Profile): number {
  return ((termMonths * 16 + initialMonths) * 2 + (isMaintained ? 1 : 0)) * 1_000_000 + annualMiles;
}

function cellOf(grid: RateGrid, profile: Profile): number {
  return rateCell(grid, {
    isMaintained: profile.isMaintained,
    term: grid.terms.indexOf(profile.termMonths),
    miles: grid.miles.indexOf(profile.annualMiles),
    initial: grid.initials.indexOf(profile.initialMonths),
  });
}

/** Empty arrays for a card on a finished grid. */
export function emptyCells(grid: RateGrid) {
  return {
    monthlyPence: new Int32Array(gridCells(grid)),
    excessTenths: new Uint16Array(gridCells(grid)),
  };
}
