import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { linkToPage, linkToPages } from '#shared/app/menu-plans.ts';
import { parseDealQuery } from '#shared/deals/deal-query-string.ts';
import { type Theme, type ThemeName, themes } from '#shared/deals/themes.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { ResultsGuide } from '#shared/pages/results/results-guide.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import {
  type GuideFacts,
  liverpoolGuide,
  londonGuide,
  lowestPriceWords,
  manchesterGuide,
  stockWords,
} from './city-guides.ts';

/** The guides of themed lists that have one. */
const guides: Readonly<Partial<Record<ThemeName, (facts: GuideFacts) => ResultsGuide>>> = {
  shortTermCars: shortTermCarGuide,
  shortTermVans: shortTermVanGuide,
  manchester: manchesterGuide,
  london: londonGuide,
  liverpool: liverpoolGuide,
};

/** Guides made so far; they depend on nothing but the snapshot. */
const made = new WeakMap<Snapshot, Map<ThemeName, ResultsGuide>>();

/** The guide of a theme's list; undefined for lists without one. */
export function findGuide(snapshot: Snapshot, name: ThemeName | undefined): ResultsGuide | undefined {
  const write = name && guides[name];
  if (!write) return undefined;
  const known = made.get(snapshot) ?? new Map<ThemeName, ResultsGuide>();
  made.set(snapshot, known);
  const guide = known.get(name) ?? write(readFacts(snapshot, themes[name]));
  known.set(name, guide);
  return guide;
}

function readFacts(snapshot: Snapshot, theme: Theme): GuideFacts {
  const { query } = parseDealQuery(new URLSearchParams(), theme);
  return { results: snapshot.query(query), profile: query.profile };
}

/** The guide of /short-term-car-leasing. */
function shortTermCarGuide(facts: GuideFacts): ResultsGuide {
  const cost = lowestPriceWords(facts, 'personal');
  const count = `${formatCount(facts.results.total, 'car')} on ${facts.profile.termMonths}-month leases today.`;
  return {
    heading: 'How short-term car leasing works',
    paragraphs: [
      'A short-term lease is contract hire for 6 or 12 months. You make an initial payment, pay a fixed rental each month, then hand the car back. You never own it, so you don’t have to sell it.',
      'It suits a job away from home, or the wait for a car on order. If you might need the car for two years, look at 24 months first: the longer lease costs less a month.',
    ],
    links: [...linkToPages('carStock', 'usedCars'), linkToPage('personalDeals', 'Leases of 18 to 48 months')],
    faqs: [
      {
        question: 'How much does a short-term lease cost?',
        answer: cost
          ? `${cost} We have ${count}`
          : 'We have no short-term prices today. Call us and we’ll ask our funders.',
      },
      ...sharedFaqs(facts, 'car'),
      {
        question: 'Is insurance included?',
        answer:
          'No. You insure the car yourself, fully comprehensive, from the day it’s delivered. Fuel or charging is yours too. Servicing and tyres are only included if you choose a maintained lease.',
      },
    ],
  };
}

/** The guide of /short-term-van-leasing. */
function shortTermVanGuide(facts: GuideFacts): ResultsGuide {
  const cost = lowestPriceWords(facts, 'van');
  const count = `${formatCount(facts.results.total, 'van')} on ${facts.profile.termMonths}-month leases today.`;
  return {
    heading: 'How short-term van leasing works',
    paragraphs: [
      'A short-term van lease is business contract hire for 6 or 12 months. You make an initial payment, pay a fixed rental each month, then hand the van back. It gives you a van for one contract or a busy season, without buying it.',
      'If the work may go on, look at a longer lease too: 24 months costs less a month. Ending any lease early costs money.',
    ],
    links: [...linkToPages('vanStock', 'electricVans'), linkToPage('vanDeals', 'Leases of 18 to 48 months')],
    faqs: [
      {
        question: 'How much does a short-term van lease cost?',
        answer: cost
          ? `${cost} We have ${count}`
          : 'We have no short-term prices today. Call us and we’ll ask our funders.',
      },
      ...sharedFaqs(facts, 'van'),
      {
        question: 'Who can lease a van, and what about VAT?',
        answer:
          'These are business prices, ex VAT, for sole traders, partnerships and companies. If you’re VAT-registered you can usually reclaim the VAT on the rentals; how much depends on private use, so ask your accountant.',
      },
    ],
  };
}

/** Questions that have the same answer for cars and vans. */
function sharedFaqs(facts: GuideFacts, noun: 'car' | 'van'): readonly FaqItem[] {
  return [
    {
      question: `Why does a short ${noun} lease cost more a month?`,
      answer: `A new ${noun} loses value fastest in its first year. A short lease spreads that loss, and the cost of delivery, over fewer months. You still pay less overall, because it ends sooner: each card shows the total.`,
    },
    {
      question: `Can I keep the ${noun} for longer?`,
      answer:
        'Ask us well before the lease ends. The funder decides whether you can, and at what price, so don’t count on it.',
    },
    {
      question: `Can I hand the ${noun} back early?`,
      answer:
        'A short lease is still a fixed contract. Ending it early usually means a charge, which the funder sets. Ask us what it would be before you sign.',
    },
    {
      question: 'How soon can I have it?',
      answer: stockWords(facts, noun),
    },
  ];
}
