import { type RefusedField, type RefusedFields, toRefused } from '#shared/contracts/refused-fields.ts';
import {
  type Budget,
  type BudgetBasis,
  type DealQuery,
  type DealScope,
  type DealSort,
  defaultSort,
  type FacetSelection,
  sortsFor,
} from './deal-query.ts';
import type { DealType } from './deal-type.ts';
import { type FacetName, facetNames, facetPlans } from './facets.ts';
import { parseProfile, toWholeNumber } from './parse-profile.ts';
import { type PricingType, pricingTypeParameter } from './pricing-type.ts';
import { profileParameters, profileQuery } from './profile-query.ts';

/** The parts of the query that are fixed by the page's path, whatever the query string says. */
export interface DealQueryBase {
  readonly dealType: DealType;
  readonly scope: DealScope;
  /** Set by pages about one kind of offer, which ignore the `pricingType` parameter. */
  readonly pricingType?: PricingType | undefined;
  /** Set by pages about leases of certain lengths, in months. */
  readonly terms?: readonly number[] | undefined;
}

export interface ParsedDealQuery {
  readonly query: DealQuery;
  /** Sentences for the visitor about values that were changed or left out. */
  readonly notes: readonly string[];
  /** Amounts and miles that were typed and cannot be used. */
  readonly refused: RefusedFields;
}

/** Every query parameter of a results page. */
export const dealQueryParameters: readonly string[] = [
  'pricingType',
  ...profileParameters,
  ...facetNames,
  'budgetMin',
  'budgetMax',
  'budgetOn',
  'inStock',
  'sort',
  'show',
  'page',
];

const maxFacetText = 1000;
const maxValuesPerFacet = 30;
const slug = /^[a-z0-9][a-z0-9.+/_-]{0,59}$/;
const smallNumber = /^\d{1,2}$/;
const maxPage = 10_000;
const defaultBasis: BudgetBasis = 'true-monthly';

/** Reads a query string. Never throws: a value that cannot be read becomes the default, with a note for the visitor. */
export function parseDealQuery(search: URLSearchParams, base: DealQueryBase): ParsedDealQuery {
  const { profile, notes, refused } = parseProfile(search, base.terms);
  const { budget, refused: refusedBudget } = readBudget(search, notes);
  const query = {
    dealType: base.dealType,
    pricingType: base.pricingType ?? readPricingType(search.get('pricingType'), notes),
    scope: base.scope,
    facets: readFacets(search, base.scope, notes),
    budget,
    inStock: readInStock(search.get('inStock'), notes) && base.scope.inStockOnly !== true,
    profile,
    sort: readSort(search.get('sort'), base.dealType, notes),
    isGrouped: readShow(search.get('show'), notes),
    page: readPage(search.get('page'), notes),
  };
  return { query, notes, refused: { ...refused, ...refusedBudget } };
}

/**
 * The query string of a deal query, without `?`, in canonical order; defaults and the parts that the path fixes are
 * left out.
 */
export function formatDealQuery(query: DealQuery, base?: Pick<DealQueryBase, 'pricingType'>): string {
  const pricingType = base?.pricingType ? undefined : pricingTypeParameter(query.pricingType);
  const { minPounds, maxPounds, basis } = query.budget;
  const parameters = {
    pricingType,
    ...profileQuery(query.profile),
    ...Object.fromEntries(facetNames.map((name) => [name, query.facets[name]?.toSorted().join(',')])),
    budgetMin: minPounds?.toString(),
    budgetMax: maxPounds?.toString(),
    budgetOn: basis === 'monthly' ? basis : undefined,
    inStock: query.inStock ? 'true' : undefined,
    sort: query.sort === defaultSort ? undefined : query.sort,
    show: query.isGrouped ? undefined : allVersions,
    page: query.page > 1 ? String(query.page) : undefined,
  };
  return Object.entries(parameters)
    .flatMap(([name, value]) =>
      value ? [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`] : [],
    )
    .join('&');
}

function readPricingType(text: string | null, notes: string[]): PricingType {
  if (text === 'atc' || text === 'used') return text;
  if (text) notes.push('We didn’t recognise that type of deal, so we’re showing standard new lease deals.');
  return 'standard';
}

function readFacets(search: URLSearchParams, scope: DealScope, notes: string[]): FacetSelection {
  const chosen: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    if ((name === 'make' && scope.make) || (name === 'range' && scope.range)) continue;
    const values = readFacetValues(name, search.getAll(name), notes);
    if (values.length > 0) chosen[name] = values;
  }
  return chosen;
}

/**
 * Reads `fuel=electric,hybrid` and a plain form's `fuel=electric&fuel=hybrid`; sorted, so that equal choices give equal
 * text.
 */
function readFacetValues(name: FacetName, texts: readonly string[], notes: string[]): readonly string[] {
  const joined = texts.join(',').slice(0, maxFacetText);
  const values = [...new Set(joined.split(',').filter(Boolean))];
  const known = values.filter((value) => isFacetValue(name, value)).slice(0, maxValuesPerFacet);
  if (known.length < values.length)
    notes.push(`${facetPlans[name].label}: we left out a choice we didn’t recognise.`);
  return known.sort();
}

function isFacetValue(name: FacetName, value: string): boolean {
  const { options, counted } = facetPlans[name];
  if (options) return options.some((option) => option.value === value);
  return (counted ? smallNumber : slug).test(value);
}

function readInStock(text: string | null, notes: string[]): boolean {
  if (text && text !== 'true' && text !== 'false')
    notes.push('We couldn’t tell whether you want only vehicles in stock, so we’re showing all of them.');
  return text === 'true';
}

function readBudget(
  search: URLSearchParams,
  notes: string[],
): { readonly budget: Budget; readonly refused: RefusedFields } {
  const basis = readBasis(search.get('budgetOn'), notes);
  const refused: Record<string, RefusedField> = {};
  const [min, max] = (['budgetMin', 'budgetMax'] as const).map((name) => {
    const text = search.get(name);
    const pounds = readPounds(text ?? '');
    // From £0 is no limit, and up to £0 none that a lease could keep.
    if (!text || pounds || (pounds === 0 && name === 'budgetMin')) return pounds || undefined;
    refused[name] = toRefused(text, budgetAdvice);
    notes.push(
      `We couldn’t use your ${name === 'budgetMin' ? 'lowest' : 'highest'} budget, so we left it out. ${budgetAdvice}`,
    );
    return undefined;
  });
  const isUpsideDown = min !== undefined && max !== undefined && min > max;
  if (isUpsideDown) notes.push('Your lowest budget was above your highest, so we swapped them.');
  const [low, high] = isUpsideDown ? [max, min] : [min, max];
  return {
    budget: {
      basis,
      ...(low === undefined ? {} : { minPounds: low }),
      ...(high === undefined ? {} : { maxPounds: high }),
    },
    refused,
  };
}

const budgetAdvice = 'Enter pounds a month, like 350 or 349.99.';

function readBasis(text: string | null, notes: string[]): BudgetBasis {
  if (text === 'monthly') return text;
  if (text && text !== defaultBasis)
    notes.push('We didn’t recognise what your budget applies to, so it applies to the true monthly cost.');
  return defaultBasis;
}

/** Pounds with pence or without, a pound sign and thousands commas allowed. */
function readPounds(text: string): number | undefined {
  const [, whole = '', pence = ''] = /^£?([\d,]+)(\.\d{1,2})?$/.exec(text.trim()) ?? [];
  const pounds = toWholeNumber(whole);
  return pounds === undefined ? undefined : Number(`${pounds}${pence}`);
}

function readSort(text: string | null, dealType: DealType, notes: string[]): DealSort {
  const sort = sortsFor(dealType).find((known) => known === text);
  if (text && !sort) notes.push('We didn’t recognise that sort order, so the best match comes first.');
  return sort ?? defaultSort;
}

/** Value of `show` that asks for every version of a range. */
const allVersions = 'versions';

function readShow(text: string | null, notes: string[]): boolean {
  if (text && text !== allVersions)
    notes.push('You can see one deal per range or all versions. This is one per range.');
  return text !== allVersions;
}

function readPage(text: string | null, notes: string[]): number {
  if (!text) return 1;
  const page = toWholeNumber(text);
  if (page && page <= maxPage) return page;
  notes.push('That page of results doesn’t exist, so this is the first page.');
  return 1;
}
