import type { Ratings } from '#shared/contracts/ratings.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { Named } from '#shared/deals/vehicle.ts';

/** A row of deals chosen by one measure, with a link to all deals of that kind. */
export interface DealShelf {
  readonly title: string;
  /** Says how these were chosen. */
  readonly note: string;
  readonly deals: readonly Deal[];
  readonly more: { readonly label: string; readonly path: string };
}

/** Makes for the search, by what they offer. */
export interface MakeChoices {
  readonly both: readonly Named[];
  readonly carsOnly: readonly Named[];
  readonly vansOnly: readonly Named[];
}

export interface PopularMake extends Named {
  readonly vehicleCount: number;
}

export interface HomeData {
  readonly carCount: number;
  readonly vanCount: number;
  readonly makes: MakeChoices;
  readonly popularMakes: readonly PopularMake[];
  /** The best match of all personal cars; its range is on no shelf. */
  readonly featured?: Deal;
  readonly shelves: readonly DealShelf[];
  readonly imageHost: string;
  /** Ratings of the company on other sites; absent where none are configured. */
  readonly ratings?: Ratings | undefined;
}

/** The home page from which the browser starts: deals, makes and ratings stay as the server has drawn them. */
export type KeptHome = Pick<HomeData, 'carCount' | 'vanCount'>;

export type ShownHome = HomeData | KeptHome;

/** Undefined while the page stays as the server has drawn it. */
export function findWholeHome(data: ShownHome): HomeData | undefined {
  return 'shelves' in data ? data : undefined;
}
