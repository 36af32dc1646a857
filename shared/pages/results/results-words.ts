import { bodyTypeNoun, bodyTypes } from '#shared/deals/body-type.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import { profileWords, wordsAfterName } from '#shared/deals/profile-words.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { DealSubject } from '#shared/routes/deal-trail.ts';
import { fitDescription } from '#shared/seo/fit-words.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import type { ResultsData } from './results-data.ts';

const kindWords: Readonly<Record<PricingType, string>> = { standard: '', atc: 'Insured ', used: 'Used ' };

/** The h1 of a results page, different for every path: "BMW 3 Series car leasing", "Used hatchback lease deals". */
export function resultsHeading({ dealType, pricingType, topic }: DealSubject): string {
  const { theme, bodyType, make, range, model } = topic;
  const kind = kindWords[pricingType];
  if (theme) return themeHeading(themes[theme], kind);
  if (bodyType)
    return `${kind}${dealType === 'business' ? 'Business ' : ''}${bodyTypes[bodyType].label} lease deals`;
  const leasing = dealTypes[dealType].label;
  if (!make) return `${kind ? kind + leasing.toLowerCase() : sentence(leasing)} deals`;
  // A model often has the same name as its range, so the model's page uses other words to get a heading of its own.
  const name = [make.name, (model ?? range)?.name].filter(Boolean).join(' ');
  if (model) return `${kind}${name} ${wordsAfterName(name, dealNouns[dealType])} deals`;
  return `${kind}${name} ${wordsAfterName(name, leasing.toLowerCase())}`;
}

function themeHeading({ heading, pricingType }: Theme, kind: string): string {
  return pricingType || !kind ? heading : kind + heading.charAt(0).toLowerCase() + heading.slice(1);
}

function sentence(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** One or two sentences below the heading. */
export function resultsIntroduction({ dealType, topic }: DealSubject): string {
  if (topic.theme) return themes[topic.theme].description;
  const name = topic.bodyType
    ? bodyTypeNoun(topic.bodyType)
    : (topic.model ?? topic.range ?? topic.make)?.name;
  return introductions[dealType](name);
}

const dealNouns: Readonly<Record<DealType, string>> = {
  personal: 'lease',
  business: 'business lease',
  van: 'van lease',
};

const introductions: Readonly<Record<DealType, (name: string | undefined) => string>> = {
  personal: (name) => `Every ${name ?? 'car'}, priced for your mileage. VAT and fees included.`,
  business: (name) =>
    `Every ${name ?? 'car'} for your business, priced for your mileage. Fees included, plus ${vatPercent}% VAT.`,
  van: (name) =>
    `Every ${name ?? 'van'} for your business, with payload and the full price, plus ${vatPercent}% VAT.`,
};

type Described = Pick<ResultsData, 'heading' | 'dealType' | 'total' | 'profile' | 'prices' | 'page'>;

/** The meta description: the number of deals and, always with its profile, the lowest monthly rental. */
export function resultsDescription({ heading, dealType, total, profile, prices, page }: Described): string {
  if (total === 0)
    return `${heading}: no deals today. The page leads to other deals, each with its whole price.`;
  const count = `${heading}: ${formatCount(total, 'deal')}`;
  const place = page > 1 ? `, page ${page}` : '';
  if (!prices) return `${count}${place}, price on application.`;
  const low = formatPounds(prices.lowMonthlyPence, { pennies: true });
  const whole = `${count}${place} from ${low} a month ${dealTypes[dealType].vat} (${profileWords(profile)}).`;
  return fitDescription([`${whole} Compare the true monthly cost of each.`, whole]);
}
