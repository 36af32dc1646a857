import type { DealType } from './deal-type.ts';
import type { FacetName } from './facets.ts';
import type { PricingType } from './pricing-type.ts';
import type { AskedProfile } from './profile.ts';

export const dealSorts = [
  'best',
  'true-monthly',
  'monthly',
  'total',
  'initial',
  'value',
  'electric-range',
  'payload',
  'newest',
  'delivery',
] as const;
export type DealSort = (typeof dealSorts)[number];
/** The orders that a list offers: payload is a fact of vans. */
export function sortsFor(dealType: DealType): readonly DealSort[] {
  return dealType === 'van' ? dealSorts : dealSorts.filter((sort) => sort !== 'payload');
}

export const defaultSort: DealSort = 'best';

/** The cost that a budget limits: the true monthly cost or the monthly rental. */
export type BudgetBasis = 'true-monthly' | 'monthly';

export interface Budget {
  readonly basis: BudgetBasis;
  /** Pounds a month, with pence or without, inclusive. */
  readonly minPounds?: number;
  readonly maxPounds?: number;
}

/** Chosen option values by facet: values of one facet are alternatives, facets narrow each other. */
export type FacetSelection = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** The deals that a page is about, as fixed by its path; slugs. */
export interface DealScope {
  readonly make?: string;
  readonly range?: string;
  readonly model?: string;
  /** Preset facet values of a themed page, such as fuel on /electric-car-leasing. Makes and ranges are in the path. */
  readonly preset?: FacetSelection & { readonly make?: never; readonly range?: never };
  readonly specialOffersOnly?: boolean;
  readonly inStockOnly?: boolean;
  /** Leaves out vehicles without a price at the profile, which other lists show last as price on application. */
  readonly pricedOnly?: boolean;
}

/** What a results page asks the catalogue snapshot for. */
export interface DealQuery {
  readonly dealType: DealType;
  readonly pricingType: PricingType;
  readonly scope: DealScope;
  readonly facets: FacetSelection;
  readonly budget: Budget;
  readonly inStock: boolean;
  readonly profile: AskedProfile;
  readonly sort: DealSort;
  /** Asks for one deal of each range instead of every version; see `isGroupedByRange`. */
  readonly isGrouped: boolean;
  /** From 1. */
  readonly page: number;
}

/** Whether the answer has one deal of each range: a list of a single range always has all its versions. */
export function isGroupedByRange({
  isGrouped,
  scope,
  facets,
}: Pick<DealQuery, 'isGrouped' | 'scope' | 'facets'>): boolean {
  return isGrouped && scope.range === undefined && facets.range?.length !== 1;
}

/** Deals on one results page. */
export const dealsPerPage = 24;

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Deals left if this option alone were chosen in its facet, all other facets as they are. */
  readonly count: number;
  readonly isSelected: boolean;
  /** Why nothing matches, on the empty option that comes nearest: "most here is 990 kg". */
  readonly reason?: string;
}

export interface Facet {
  readonly name: FacetName;
  readonly label: string;
  readonly options: readonly FacetOption[];
}
