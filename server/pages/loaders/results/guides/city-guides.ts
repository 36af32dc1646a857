import { formatCount } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { ResultsGuide } from '#shared/pages/results/results-guide.ts';
import { siteLinks } from '#shared/routes/site-links.ts';
import { type GuideFacts, lowestPriceWords } from './guide-facts.ts';

/** The guide of /car-leasing/manchester. */
export function manchesterGuide(facts: GuideFacts): ResultsGuide {
  return {
    heading: 'Leasing a car in Manchester',
    paragraphs: [
      'You choose and compare here, we arrange the lease by phone and email, and the car comes to your home or workplace: in the city centre, in Salford, Trafford or Stockport, or further out in Bolton, Bury, Oldham, Rochdale, Tameside or Wigan.',
      'The price is the same as anywhere else in the country. What changes with where you live is the delivery, so tell us your postcode when you ask for a quote.',
    ],
    links: [
      siteLinks.carStock,
      siteLinks.shortTermCars,
      siteLinks.sellCar,
      siteLinks.liverpool,
      siteLinks.london,
    ],
    faqs: [
      { question: 'What’s the cheapest car lease in Manchester?', answer: cheapest(facts) },
      { question: 'How soon can a car be in Manchester?', answer: soonest(facts) },
      {
        question: 'Is delivery to Greater Manchester free?',
        answer:
          'That depends on the funder behind the deal. We’ll tell you before you order, and any charge is part of what you agree to.',
      },
      {
        question: 'Do I have to visit you?',
        answer: 'No. You can do everything online, by phone and by email, including the documents.',
      },
      {
        question: 'Are there charges for driving in Manchester?',
        answer:
          'We don’t list driving charges: they change, and they depend on the vehicle. Check your route on GOV.UK and with Transport for Greater Manchester before you choose a car. With a leased car, any charge is yours to pay.',
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
      'Charges and parking in London often depend on what comes out of the exhaust, so start there: filter by fuel and CO2, then by electric range, and compare what’s left by true monthly cost.',
      'If you drive little, choose a smaller mileage above. 5,000 miles a year costs less a month than 10,000, and the price of each extra mile is on the car’s page.',
    ],
    links: [
      siteLinks.electricCars,
      siteLinks.hybridCars,
      siteLinks.shortTermCars,
      siteLinks.manchester,
      siteLinks.liverpool,
    ],
    faqs: [
      {
        question: 'Do ULEZ and the Congestion Charge apply to a leased car?',
        answer:
          'Yes, just as they would to a car of your own, and you pay them. Which ones apply, and how much they are, depends on the car, the place and the time, and the rules change. Check the current ones with Transport for London before you choose.',
      },
      {
        question: 'How many electric cars can I lease in London?',
        answer: electric
          ? `${formatCount(electric, 'version')} of fully electric cars today, out of ${groupThousands(facts.results.total)} in all. Filter by fuel to see only those, and by electric range to fit your driving.`
          : 'None today. Hybrids are under the fuel filter.',
      },
      { question: 'What’s the cheapest car lease in London?', answer: cheapest(facts) },
      { question: 'How soon can you deliver in London?', answer: soonest(facts) },
      {
        question: 'I park on the street. What should I check?',
        answer:
          'Ask your council two things before you order: what a resident’s permit costs for the car you want, and where the nearest public chargers are if it’s electric.',
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
      'If you cross the Mersey to work, count your real miles before you choose an allowance. Ten miles each way on 220 days is 4,400 miles a year before the first weekend.',
    ],
    links: [
      siteLinks.carOffers,
      siteLinks.carStock,
      siteLinks.usedCars,
      siteLinks.manchester,
      siteLinks.london,
    ],
    faqs: [
      { question: 'What’s the cheapest car lease in Liverpool?', answer: cheapest(facts) },
      {
        question: 'Who pays the tolls across the Mersey?',
        answer:
          'You do, as the driver, just as with a car of your own. Tolls change, so check today’s with the tunnel or bridge operator.',
      },
      { question: 'How soon can a car be in Liverpool?', answer: soonest(facts) },
      {
        question: 'What happens at the end of the lease?',
        answer:
          'The funder arranges an inspection and a collection. Damage beyond fair wear and tear, and miles over your allowance, are charged; have the car looked at 10 to 12 weeks before, while there’s time to mend it.',
      },
      {
        question: 'Can I hand over my old car?',
        answer: 'Yes, tell us its registration under “Sell your car” and we’ll get in touch about it.',
      },
    ],
  };
}

function cheapest(facts: GuideFacts): string {
  return lowestPriceWords(facts, 'personal') ?? 'We have no prices today. Call us and we’ll ask our funders.';
}

function soonest({ results }: GuideFacts): string {
  const { inStockCount, total } = results;
  if (inStockCount === 0)
    return 'Every car here has to be built first. Each card shows how many weeks to expect.';
  return `${formatCount(inStockCount, 'version')} of the ${groupThousands(total)} here needn’t be built first: in stock, allocated to us or pre-registered. Each card shows how many weeks to expect.`;
}

function optionCount({ results }: GuideFacts, facet: string, value: string): number {
  const options = results.facets.find(({ name }) => name === facet)?.options;
  return options?.find((option) => option.value === value)?.count ?? 0;
}
