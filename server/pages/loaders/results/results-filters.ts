import type { Budget, DealQuery, Facet, FacetOption } from '#shared/deals/deal-query.ts';
import { type FacetName, facetNames, facetPlans } from '#shared/deals/facets.ts';
import { formatPounds, toPence } from '#shared/format/format-pounds.ts';
import type { FilterChip, ShownFacet, ShownOption } from '#shared/pages/results/results-data.ts';

interface ChipContext {
  readonly query: DealQuery;
  readonly facets: readonly Facet[];
  readonly hrefOf: (query: DealQuery) => string;
}

/** The same query without filters; profile, order and kind of offer stay. */
export function withoutFilters(query: DealQuery): DealQuery {
  return { ...query, facets: {}, budget: { basis: query.budget.basis }, inStock: false, page: 1 };
}

/** One chip for each chosen value, in the order of the facets; budget and stock last. */
export function listChips({ query, facets, hrefOf }: ChipContext): readonly FilterChip[] {
  const chips = facetNames.flatMap((name) =>
    (query.facets[name] ?? []).map((value) => ({
      label: optionLabel(facets, name, value),
      href: hrefOf(withoutValue(query, name, value)),
    })),
  );
  if (hasBudget(query.budget)) {
    chips.push({ label: budgetWords(query.budget), href: hrefOf(withoutBudget(query)) });
  }
  if (query.inStock) chips.push({ label: 'In stock only', href: hrefOf(withoutStock(query)) });
  return chips;
}

/** The words of a chosen value, also where no option has it. */
export function optionLabel(facets: readonly Facet[], name: FacetName, value: string): string {
  const facet = facets.find((shown) => shown.name === name);
  const label = facet?.options.find((option) => option.value === value)?.label;
  if (label) return label;
  const { counted } = facetPlans[name];
  return counted ? `${value} ${counted}` : value;
}

function withoutValue(query: DealQuery, name: FacetName, value: string): DealQuery {
  const left = (query.facets[name] ?? []).filter((chosen) => chosen !== value);
  return left.length > 0
    ? { ...query, facets: { ...query.facets, [name]: left }, page: 1 }
    : withoutFacet(query, name);
}

/** Removing the make also removes the range, because a range belongs to a make. */
export function withoutFacet(query: DealQuery, name: FacetName): DealQuery {
  const gone: readonly FacetName[] = name === 'make' ? ['make', 'range'] : [name];
  const left = Object.entries(query.facets).filter(([facet]) => !gone.includes(facet as FacetName));
  return { ...query, facets: Object.fromEntries(left), page: 1 };
}

/** The same query at any price. */
export function withoutBudget(query: DealQuery): DealQuery {
  return { ...query, budget: { basis: query.budget.basis }, page: 1 };
}

/** The same query with vehicles that are still to be built. */
export function withoutStock(query: DealQuery): DealQuery {
  return { ...query, inStock: false, page: 1 };
}

/** Whether the visitor gave a budget. */
export function hasBudget({ minPounds, maxPounds }: Budget): boolean {
  return minPounds !== undefined || maxPounds !== undefined;
}

/** "£200 to £300 a month", "Up to £300 a month". */
export function budgetWords({ minPounds, maxPounds }: Budget): string {
  const low = minPounds === undefined ? undefined : formatPounds(toPence(minPounds));
  const high = maxPounds === undefined ? undefined : formatPounds(toPence(maxPounds));
  if (low && high) return `${low} to ${high} a month`;
  return low ? `From ${low} a month` : `Up to ${high} a month`;
}

/** Facets whose options grow with the catalogue: of a long list only the likeliest are shown at once. */
const openLists: ReadonlySet<FacetName> = new Set(['make', 'range']);
const likelyCount = 8;
/** A list that is only a little longer is shown whole. */
const wholeCount = 10;

/** A facet as the page shows it; the likeliest options of a long list, those with the most deals, come first. */
export function toShownFacet({ name, label, options }: Facet): ShownFacet {
  if (!openLists.has(name) || options.length <= wholeCount)
    return { name, label, options: options.map(pack) };
  const likely = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, likelyCount));
  const ordered = [
    ...options.filter((option) => likely.has(option)),
    ...options.filter((option) => !likely.has(option)),
  ];
  return { name, label, options: ordered.map(pack), likely: likelyCount };
}

function pack({ value, label, count, isSelected, reason }: FacetOption): ShownOption {
  if (reason) return [value, label, count, isSelected, reason];
  return isSelected ? [value, label, count, true] : [value, label, count];
}
