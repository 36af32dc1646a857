import { linkToPages } from '#shared/app/menu-plans.ts';
import type { DealResults } from '#shared/deals/deal-results.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import type { ResultsGuide } from '#shared/pages/results/results-guide.ts';

/** What a guide tells of the catalogue: the whole list of its theme, without filters, at the list's own profile. */
export interface GuideFacts {
  readonly results: DealResults;
  readonly profile: AskedProfile;
}

/** "From £244.10 a month inc VAT (36 months, …). That’s the true monthly cost: …"; undefined when nothing has a price. */
export function lowestPriceWords(
  { results: { prices }, profile }: GuideFacts,
  dealType: DealType,
): string | undefined {
  if (!prices) return undefined;
  const low = formatPounds(prices.lowTrueMonthlyPence, { pennies: true });
  return `From ${low} a month ${dealTypes[dealType].vat} (${profileWords(profile)}). That’s the true monthly cost: everything you pay, fee included, divided by the months.`;
}

/** How many of the list come without a factory order, and where the weeks are said. */
export function stockWords({ results }: GuideFacts, noun: 'car' | 'van'): string {
  const { inStockCount, total } = results;
  const weeks = 'Each card shows how many weeks to expect.';
  if (inStockCount === 0) return `Each ${noun} here is a factory order. ${weeks}`;
  const which =
    inStockCount === total
      ? 'any deal here'
      : `${groupThousands(inStockCount)} of the ${groupThousands(total)} deals here`;
  return `There’s no factory order with ${which}: the ${noun} is in stock, allocated to us or pre-registered. ${weeks}`;
}

/** The guide of /car-leasing/manchester. */
export function manchesterGuide(facts: GuideFacts): ResultsGuide {
  return {
    heading: 'Leasing a car in Manchester',
    paragraphs: [
      'Compare and choose here, and we’ll arrange the lease by phone and email. The car comes to your home or workplace in the city, or in Bolton, Bury, Oldham, Rochdale, Salford, Stockport, Tameside, Trafford or Wigan.',
      'The price is the same across the country. Only delivery depends on where you live, so ask us about your postcode before you order.',
    ],
    links: linkToPages('carStock', 'shortTermCars', 'sellCar', 'liverpool', 'london'),
    faqs: [
      { question: 'What’s the cheapest car lease in Manchester?', answer: cheapest(facts) },
      { question: 'How soon can a car be in Manchester?', answer: stockWords(facts, 'car') },
      {
        question: 'Is delivery to Greater Manchester free?',
        answer: 'That depends on the funder. We’ll tell you about any charge before you order.',
      },
      {
        question: 'Do I have to visit you?',
        answer: 'No. You can do everything online, by phone and by email, including the documents.',
      },
      {
        question: 'Are there charges for driving in Manchester?',
        answer:
          'Charges change, and they depend on the vehicle, so we don’t list them. Check your route on GOV.UK and with Transport for Greater Manchester before you choose a car. You pay any charges yourself.',
      },
    ],
  };
}

/** The guide of /car-leasing/london. */
export function londonGuide(facts: GuideFacts): ResultsGuide {
  const electric = optionCount(facts, 'fuel', 'electric');
  return {
    heading: 'Leasing a car in London',
    paragraphs: [
      'In London, charges and parking often depend on a car’s emissions. Filter by fuel and CO2 first, then by electric range, and compare the rest by true monthly cost.',
      'If you don’t drive far, choose a lower mileage above. 5,000 miles a year costs less a month than 10,000, and each car’s page shows the price of extra miles.',
    ],
    links: linkToPages('electricCars', 'hybridCars', 'shortTermCars', 'manchester', 'liverpool'),
    faqs: [
      {
        question: 'Do ULEZ and the Congestion Charge apply to a leased car?',
        answer:
          'Yes, just as they would to a car of your own, and you pay them. What you pay depends on the car, the place and the time. The rules change, so check with Transport for London before you choose.',
      },
      {
        question: 'How many electric cars can I lease in London?',
        answer: electric
          ? `Today, ${groupThousands(electric)} of the ${groupThousands(facts.results.total)} deals here are for fully electric cars. Filter by fuel to see only those, then by the electric range you need.`
          : 'None today. Hybrids are under the fuel filter.',
      },
      { question: 'What’s the cheapest car lease in London?', answer: cheapest(facts) },
      { question: 'How soon can you deliver in London?', answer: stockWords(facts, 'car') },
      {
        question: 'I park on the street. What should I check?',
        answer:
          'Before you order, ask your council what a resident’s permit costs for the car you want. If it’s electric, ask where the nearest public chargers are too.',
      },
    ],
  };
}

/** The guide of /car-leasing/liverpool. */
export function liverpoolGuide(facts: GuideFacts): ResultsGuide {
  return {
    heading: 'Leasing a car in Liverpool',
    paragraphs: [
      'We lease to drivers in Liverpool, on the Wirral and in Sefton, Knowsley, St Helens and Halton. You don’t need to go to a showroom: the car is delivered, and it’s collected from you at the end.',
      'If you cross the Mersey to work, add up your miles before you choose an allowance. Ten miles each way, 220 days a year, is 4,400 miles before any weekend trips.',
    ],
    links: linkToPages('carOffers', 'carStock', 'usedCars', 'manchester', 'london'),
    faqs: [
      { question: 'What’s the cheapest car lease in Liverpool?', answer: cheapest(facts) },
      {
        question: 'Who pays the tolls across the Mersey?',
        answer:
          'You do, as the driver, just as with a car of your own. Tolls change, so check today’s with the tunnel or bridge operator.',
      },
      { question: 'How soon can a car be in Liverpool?', answer: stockWords(facts, 'car') },
      {
        question: 'What happens at the end of the lease?',
        answer:
          'The funder collects and inspects the car. You pay for damage beyond fair wear and tear, and for miles over your allowance. Check the car 10 to 12 weeks before, while there’s time for repairs.',
      },
      {
        question: 'Can I hand over my old car?',
        answer: 'Yes. Tell us its registration under “Sell your car” and we’ll come back with a valuation.',
      },
    ],
  };
}

function cheapest(facts: GuideFacts): string {
  return lowestPriceWords(facts, 'personal') ?? 'We have no prices today. Call us and we’ll ask our funders.';
}

function optionCount({ results }: GuideFacts, facet: string, value: string): number {
  const options = results.facets.find(({ name }) => name === facet)?.options;
  return options?.find((option) => option.value === value)?.count ?? 0;
}
