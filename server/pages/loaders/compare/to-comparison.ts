import type { FoundDeal } from '#server/catalogue/compared-deals.ts';
import { type AskedProfile, milesOf } from '#shared/deals/profile.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { ComparedGroup, ComparedRow } from '#shared/pages/compare/compare-data.ts';
import { energyFacts } from './compared-energy.ts';
import {
  type ComparedFact,
  deliveryFacts,
  factsOf,
  type PricedVehicle,
  priceFacts,
} from './compared-facts.ts';
import { companyCarTaxFact } from './compared-tax.ts';

/** A deal of the comparison with its price. */
export interface PricedDeal extends FoundDeal, PricedVehicle {}

interface GroupPlan {
  readonly heading: string;
  readonly facts: readonly ComparedFact[];
  /** Its rows stay when only differences are shown, because a price is always shown whole. */
  readonly isWhole?: true;
}

const plans: readonly GroupPlan[] = [
  { heading: 'Price', facts: priceFacts, isWhole: true },
  {
    heading: 'Running costs',
    facts: [...energyFacts, ...factsOf('running'), ...factsOf('tax'), companyCarTaxFact],
  },
  { heading: 'Size', facts: [...factsOf('size'), ...factsOf('room')] },
  { heading: 'Power and gearbox', facts: factsOf('technical') },
  { heading: 'Delivery', facts: deliveryFacts },
];

/** Every fact of the deals in groups of rows, the price in its own order, in the others what differs first. Facts that no deal has are left out, and so are empty groups. */
export function toComparedGroups(
  deals: readonly PricedDeal[],
  { isOnlyDifferences }: { readonly isOnlyDifferences: boolean },
): readonly ComparedGroup[] {
  const isLikeForLike = listUnlike(deals).length === 0;
  return plans
    .map(({ heading, facts, isWhole }) => ({
      heading,
      rows: facts
        .map((fact) => toRow(fact, deals, !isWhole || isLikeForLike))
        .filter((row) => row !== undefined)
        .filter(({ isDifferent }) => isWhole || !isOnlyDifferences || isDifferent)
        .toSorted((a, b) => (isWhole ? 0 : Number(b.isDifferent) - Number(a.isDifferent))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function toRow(fact: ComparedFact, deals: readonly PricedDeal[], isJudged: boolean): ComparedRow | undefined {
  const texts = deals.map(fact.text);
  if (texts.every((text) => text === undefined)) return undefined;
  const best = isJudged ? findBest(fact, deals) : undefined;
  const said = texts.map((text) => text ?? fact.none);
  return { label: fact.label, texts: said, isDifferent: new Set(texts).size > 1, ...(best && { best }) };
}

/** The columns with the best figure; undefined where fewer than two deals have one, or all are equal. */
function findBest(
  { figure, better, best = 'Best' }: ComparedFact,
  deals: readonly PricedDeal[],
): ComparedRow['best'] {
  if (!figure || !better) return undefined;
  const figures = deals.map(figure);
  const known = figures.filter((value) => value !== undefined);
  const winner = better === 'less' ? Math.min(...known) : Math.max(...known);
  if (known.length < 2 || known.every((value) => value === winner)) return undefined;
  const columns = figures.flatMap((value, index) => (value === winner ? [index] : []));
  return { columns, word: columns.length > 1 ? `Joint ${best.toLowerCase()}` : best };
}

/** "These prices aren’t like for like: …"; undefined when they are. */
export function unlikeWords(deals: readonly PricedDeal[]): string | undefined {
  const reasons = listUnlike(deals);
  return reasons.length === 0 ? undefined : `You can’t compare these prices directly: ${reasons.join('; ')}.`;
}

/** What makes the prices differ beside the vehicles themselves. Deals without a price do not count. */
function listUnlike(deals: readonly PricedDeal[]): readonly string[] {
  const priced = deals.filter(({ price }) => price);
  const valuesOf = (read: (profile: AskedProfile) => number) =>
    [...new Set(priced.map(({ profile }) => read(profile)))].sort((a, b) => a - b);
  const terms = valuesOf(({ termMonths }) => termMonths);
  const miles = valuesOf(milesOf);
  return [
    ...when(
      isMixed(priced, ({ price }) => price?.vat === 'inc VAT'),
      'some include VAT and some don’t',
    ),
    ...when(terms.length > 1, `the terms are ${toList(terms.map(String))} months`),
    ...when(
      miles.length > 1,
      `the mileages are ${toList([...miles.slice(0, -1).map(groupThousands), formatMiles(miles.at(-1) ?? 0)])} a year`,
    ),
    ...when(
      isMixed(priced, ({ profile }) => profile.isMaintained),
      'some include maintenance and some don’t',
    ),
    ...when(
      isMixed(priced, ({ vehicle }) => vehicle.pricingType === 'atc'),
      'some include insurance and some don’t',
    ),
  ];
}

function when(isTrue: boolean, words: string): readonly string[] {
  return isTrue ? [words] : [];
}

function isMixed(deals: readonly PricedDeal[], has: (deal: PricedDeal) => boolean): boolean {
  return deals.some(has) && !deals.every(has);
}

/** "24 and 36", "24, 36 and 48" */
function toList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}
