import type { MakeSummary } from '#server/catalogue/catalogue.ts';

/**
 * The makes that the site calls popular: those with the most deals, because that is what a visitor can choose from
 * and the one measure that the catalogue itself has. Alphabetical.
 */
export function listPopularMakes(makes: readonly MakeSummary[], count: number): readonly MakeSummary[] {
  return makes
    .toSorted((a, b) => b.vehicleCount - a.vehicleCount)
    .slice(0, count)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
