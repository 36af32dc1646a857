import { type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { Budget, DealQuery, DealSort, FacetSelection } from '#shared/deals/deal-query.ts';
import { formatDealQuery } from '#shared/deals/deal-query-string.ts';
import { type ContractType, type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import { type FacetName, facetPlans } from '#shared/deals/facets.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import { shortTerms } from '#shared/deals/profile.ts';
import type { profileParameters } from '#shared/deals/profile-query.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { dealsPath, scopePath } from '#shared/routes/link-to.ts';

/** A make, a range of it or a model of that, with the kinds of vehicle that bear the name. */
export interface FoundName {
  readonly make: Named;
  readonly range?: Named;
  readonly model?: Named;
  readonly vehicleTypes: readonly VehicleType[];
}

/** One thing that a sentence asks for. Profile values are those of the query string. */
export type Wish =
  | { readonly kind: 'names'; readonly names: readonly FoundName[] }
  | { readonly kind: 'facets'; readonly facets: FacetSelection }
  | { readonly kind: 'vehicle'; readonly vehicleType: VehicleType }
  | { readonly kind: 'contract'; readonly contract: ContractType }
  | { readonly kind: 'pricing'; readonly pricingType: PricingType }
  | { readonly kind: 'profile'; readonly name: (typeof profileParameters)[number]; readonly value: string }
  | { readonly kind: 'budget'; readonly budget: Budget }
  | { readonly kind: 'stock' }
  | { readonly kind: 'offers' }
  | { readonly kind: 'sort'; readonly sort: DealSort };

/** A wish with the words that a visitor sees of it. */
export interface Part {
  readonly label: string;
  readonly wish: Wish;
}

/** A results address, and the query that it stands for. */
export interface DealsLink {
  readonly href: string;
  readonly query: DealQuery;
}

/** The deal type of a sentence: what it says, what only one kind of vehicle has, or else what the visitor searches in. */
function dealTypeOf(parts: readonly Part[], usual: ContractType): DealType {
  const wishes = parts.map(({ wish }) => wish);
  const said = wishes.find((wish) => wish.kind === 'vehicle');
  const implied = wishes.flatMap((wish) => vehicleTypesOf(wish) ?? []);
  const isVan = said
    ? said.vehicleType === 'commercial'
    : implied.length > 0 && implied.every((type) => type === 'commercial');
  if (isVan) return 'van';
  return (wishes.find((wish) => wish.kind === 'contract')?.contract ?? usual) === 'business'
    ? 'business'
    : 'personal';
}

const vanFacets: ReadonlySet<string> = new Set<FacetName>(['payload', 'loadLength']);

/** The kinds of vehicle that a wish can be about, where that is not every kind. */
function vehicleTypesOf(wish: Wish): readonly VehicleType[] | undefined {
  if (wish.kind === 'names') return wish.names.flatMap(({ vehicleTypes }) => vehicleTypes);
  if (wish.kind !== 'facets') return undefined;
  if (Object.keys(wish.facets).some((name) => vanFacets.has(name))) return ['commercial'];
  return wish.facets.bodyType?.map((type) => bodyTypes[type as BodyType].vehicleType);
}

/**
 * The results addresses that have everything the parts ask for: one, or one for each range where ranges of several makes
 * are asked for, because a list has the ranges of one make.
 */
export function toLinks(parts: readonly Part[], usual: ContractType): readonly DealsLink[] {
  const dealType = dealTypeOf(parts, usual);
  const { vehicleType } = dealTypes[dealType];
  const names = parts
    .flatMap(({ wish }) => (wish.kind === 'names' ? wish.names : []))
    .filter(({ vehicleTypes }) => vehicleTypes.includes(vehicleType));
  return toScopes(names).map((scope) => toLink(parts, dealType, scope));
}

interface NameScope {
  readonly make?: string;
  readonly range?: string;
  readonly model?: string;
  readonly facets?: FacetSelection;
}

function toScopes(names: readonly FoundName[]): readonly NameScope[] {
  if (names.length === 0) return [{}];
  const makes = [...new Set(names.map(({ make }) => make.slug))];
  if (names.every(({ range }) => !range) && makes.length > 1) return [{ facets: { make: makes } }];
  return makes.flatMap((make): readonly NameScope[] => {
    const own = names.filter((name) => name.make.slug === make && name.range);
    const models = own.filter(({ model }) => model);
    if (models.length > 0 && own.length > 1) return own.map((name) => toScope(name));
    if (own.length > 1) return [{ make, facets: { range: own.map(({ range }) => range?.slug ?? '') } }];
    const [only] = own;
    return [only ? toScope(only) : { make }];
  });
}

function toScope({ make, range, model }: FoundName): NameScope {
  return {
    make: make.slug,
    ...(range && { range: range.slug }),
    ...(range && model && { model: model.slug }),
  };
}

function toLink(
  parts: readonly Part[],
  dealType: DealType,
  { facets: named, ...scope }: NameScope,
): DealsLink {
  const wishes = parts.map(({ wish }) => wish);
  const facets = mergeFacets(wishes, named);
  const profile = new URLSearchParams(
    wishes.flatMap((wish) => (wish.kind === 'profile' ? [[wish.name, wish.value]] : [])),
  );
  const theme = scope.make ? undefined : findTheme(wishes, dealType);
  const path = theme?.path ?? (scope.make ? scopePath(dealType, scope) : dealsPath(dealType));
  const query: DealQuery = {
    dealType,
    pricingType: wishes.find((wish) => wish.kind === 'pricing')?.pricingType ?? 'standard',
    scope: { ...scope, ...theme?.scope },
    facets,
    budget: wishes.find((wish) => wish.kind === 'budget')?.budget ?? { basis: 'true-monthly' },
    inStock: wishes.some((wish) => wish.kind === 'stock'),
    profile: parseProfile(profile).profile,
    sort: wishes.find((wish) => wish.kind === 'sort')?.sort ?? 'best',
    isGrouped: true,
    page: 1,
  };
  const text = formatDealQuery(query, theme);
  return { href: text === '' ? path : `${path}?${text}`, query };
}

/** Choices of one facet are alternatives, as in a list's own filters. */
function mergeFacets(wishes: readonly Wish[], first: FacetSelection = {}): FacetSelection {
  const merged: Partial<Record<FacetName, readonly string[]>> = { ...first };
  for (const wish of wishes) {
    if (wish.kind !== 'facets') continue;
    for (const [name, values] of Object.entries(wish.facets) as [FacetName, readonly string[]][]) {
      merged[name] = [...new Set([...(merged[name] ?? []), ...values])].sort();
    }
  }
  return merged;
}

/** The list of its own that offers have, and leases of a year or less, which few vehicles are quoted for. */
function findTheme(wishes: readonly Wish[], dealType: DealType): Theme | undefined {
  if (wishes.some(({ kind }) => kind === 'offers')) return offers[dealType];
  const term = wishes.find((wish) => wish.kind === 'profile' && wish.name === 'term');
  const isShort = term?.kind === 'profile' && shortTerms.includes(Number(term.value));
  return isShort ? short[dealType] : undefined;
}

const offers = { personal: themes.carOffers, business: themes.businessOffers, van: themes.vanOffers };
const short: Readonly<Partial<Record<DealType, Theme>>> = {
  personal: themes.shortTermCars,
  van: themes.shortTermVans,
};

/** A part for chosen values; the words of several facets stand beside each other. */
export function facetPart(facets: FacetSelection): Part {
  const label = (Object.entries(facets) as [FacetName, readonly string[]][])
    .map(([name, values]) => facetLabel(name, values))
    .join(', ');
  return { label, wish: { kind: 'facets', facets } };
}

/** The words of a facet's chosen values as they stand in a sentence: "petrol or diesel", "7 seats", "payload 1,000 kg or more". */
function facetLabel(name: FacetName, values: readonly string[]): string {
  const { options = [], counted, label } = facetPlans[name];
  const texts = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
  const words = texts.map(inSentence).join(' or ');
  if (counted) return `${words} ${counted}`;
  return options.some(({ min, max }) => min !== undefined || max !== undefined)
    ? `${inSentence(label)}: ${words}`
    : words;
}

/** The label without capitals, but for words written in them, like SUV. */
function inSentence(label: string): string {
  return label.replace(/(?<![A-Za-z])[A-Z](?=[a-zé])/g, (letter) => letter.toLowerCase());
}
