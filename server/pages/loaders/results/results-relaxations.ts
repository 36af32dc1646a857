import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { DealQuery, DealSort, Facet } from '#shared/deals/deal-query.ts';
import type { DealResults } from '#shared/deals/deal-results.ts';
import { type FacetName, facetNames, facetPlans } from '#shared/deals/facets.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds, toPence } from '#shared/format/format-pounds.ts';
import type { Relaxation } from '#shared/pages/results/results-data.ts';
import {
  budgetWords,
  hasBudget,
  optionLabel,
  withoutBudget,
  withoutFacet,
  withoutStock,
} from './results-filters.ts';

/** Deals shown where nothing matches. */
const nearestCount = 3;

interface RelaxationContext {
  readonly query: DealQuery;
  readonly facets: readonly Facet[];
  readonly snapshot: Snapshot;
  readonly hrefOf: (query: DealQuery) => string;
}

/** What a result without deals offers instead. */
export interface WaysOn {
  readonly relaxations: readonly Relaxation[];
  /** A sentence that leads to the nearest deals. */
  readonly nearest?: string;
  readonly nearestDeals: readonly Deal[];
}

/** One filter loosened: the query then, its words, and the order in which its deals come nearest to what was asked. */
interface Candidate {
  readonly label: string;
  readonly relaxed: DealQuery;
  readonly reason?: string | undefined;
  readonly nearestSort?: DealSort;
}

/**
 * For a result without deals: each filter that alone brings deals back when it is loosened, the one that comes nearest
 * first, and the nearest deals of that one. A number gives way to the next that can be met before it is left out.
 */
export function findWaysOn({ query, facets, snapshot, hrefOf }: RelaxationContext): WaysOn {
  const found = listCandidates(query, facets)
    .map((candidate) => ({ candidate, results: snapshot.query(candidate.relaxed) }))
    .filter(({ results }) => results.total > 0)
    .map(({ candidate, results }) => ({ candidate, results, reason: reasonFor(query, candidate, results) }))
    .sort((a, b) => rank(a.candidate) - rank(b.candidate) || b.results.total - a.results.total);
  const relaxations = found.map(({ candidate, reason, results }) => ({
    label: candidate.label,
    href: hrefOf(candidate.relaxed),
    aside: [formatCount(results.total, 'deal'), reason].filter(Boolean).join(', '),
  }));
  const [best] = found;
  if (!best) return { relaxations, nearestDeals: [] };
  const { relaxed, nearestSort = relaxed.sort } = best.candidate;
  const { deals } = snapshot.query({ ...relaxed, sort: nearestSort });
  return { relaxations, nearest: leadIn(best), nearestDeals: deals.slice(0, nearestCount) };
}

interface Found {
  readonly candidate: Candidate;
  readonly reason: string | undefined;
}

/** "The most here is 990 kg. These come nearest:" */
function leadIn({ candidate: { label }, reason }: Found): string {
  if (reason) return `The ${reason}. These come nearest:`;
  return `These come nearest, ${label.charAt(0).toLowerCase()}${label.slice(1)}:`;
}

/** A filter with a reason says how near its deals come, so it is offered before one that is given up altogether. */
function rank({ reason, nearestSort }: Candidate): number {
  return reason ? 0 : nearestSort ? 1 : 2;
}

function listCandidates(query: DealQuery, facets: readonly Facet[]): readonly Candidate[] {
  const candidates: Candidate[] = facetNames
    .filter((name) => query.facets[name])
    .map((name) => loosen(query, facets, name));
  if (hasBudget(query.budget)) {
    const nearestSort = query.budget.basis === 'monthly' ? 'monthly' : 'true-monthly';
    const label = without(budgetWords(query.budget));
    candidates.push({ label, relaxed: withoutBudget(query), nearestSort });
  }
  if (query.inStock) candidates.push({ label: without('In stock only'), relaxed: withoutStock(query) });
  return candidates;
}

/** A facet without its values; a span of a number becomes the nearest one that has deals. */
function loosen(query: DealQuery, facets: readonly Facet[], name: FacetName): Candidate {
  const values = query.facets[name] ?? [];
  const asked = values.map((value) => optionLabel(facets, name, value)).join(', ');
  const options = facets.find((facet) => facet.name === name)?.options ?? [];
  const reason = options.find((option) => option.reason)?.reason;
  const { label, farthest } = facetPlans[name];
  const met = options.filter(({ count }) => count > 0);
  const next = farthest?.isLeast ? met[0] : met.at(-1);
  if (!farthest || !next) return { label: without(asked), relaxed: withoutFacet(query, name) };
  return {
    label: `${label}: ${next.label.toLowerCase()} instead of ${asked.toLowerCase()}`,
    relaxed: { ...query, facets: { ...query.facets, [name]: [next.value] }, page: 1 },
    reason,
    ...sortByNearest[name],
  };
}

/** Orders in which the deals of a loosened number come nearest to it first. */
const sortByNearest: Readonly<Partial<Record<FacetName, Pick<Candidate, 'nearestSort'>>>> = {
  payload: { nearestSort: 'payload' },
  electricRange: { nearestSort: 'electric-range' },
  delivery: { nearestSort: 'delivery' },
};

function without(label: string): string {
  return `Without “${label}”`;
}

function reasonFor(
  query: DealQuery,
  { reason, relaxed }: Candidate,
  { prices }: Pick<DealResults, 'prices'>,
): string | undefined {
  const isBudgetGone = hasBudget(query.budget) && !hasBudget(relaxed.budget);
  return isBudgetGone ? cheapest(query, prices) : reason;
}

/** What the cheapest deal costs; nothing where the budget was too high rather than too low. */
function cheapest({ budget }: DealQuery, prices: DealResults['prices']): string | undefined {
  if (!prices || budget.maxPounds === undefined) return undefined;
  const low = budget.basis === 'monthly' ? prices.lowMonthlyPence : prices.lowTrueMonthlyPence;
  if (low <= toPence(budget.maxPounds)) return undefined;
  return `cheapest here is ${formatPounds(low, { pennies: true })} a month`;
}
