import { likenessPoints } from '#shared/deals/likeness.ts';
import type { Fuel } from '#shared/deals/vehicle.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { Alternative, AlternativesData } from '#shared/pages/alternatives/alternatives-data.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';

type Subject = Pick<AlternativesData, 'make' | 'range' | 'example' | 'alternatives'>;

/** The questions that the page of a range's alternatives answers, from the deals that it shows. */
export function alternativeQuestions(subject: Subject): readonly FaqItem[] {
  const name = `${subject.make.name} ${subject.range.name}`;
  const { body, size, fuel, price } = likenessPoints;
  return [
    ...cheapest(subject, name),
    electric(subject, name),
    {
      question: `How are alternatives to the ${name} chosen?`,
      answer: `By facts alone, with up to 100 points: body type ${body}, size ${size}, fuel ${fuel}, true monthly cost ${price}. Size is length, seats, boot, payload and load length, as far as we know them. Each range is shown once, by its version that’s most like the cheapest ${subject.range.name}.`,
    },
    {
      question: 'Are the prices for the same lease?',
      answer:
        'Yes. Every price here has the same term, mileage, initial payment and maintenance. Change them at the top and the list is worked out again.',
    },
  ];
}

function cheapest({ alternatives, range }: Subject, name: string): readonly FaqItem[] {
  const [first] = alternatives.toSorted((a, b) => trueMonthly(a) - trueMonthly(b));
  const price = first?.deal.price;
  if (!first || !price) return [];
  const { make, model, derivative } = first.deal.vehicle;
  const cost = formatPounds(price.trueMonthlyPence, { pennies: true });
  return [
    {
      question: `What’s the cheapest alternative to the ${name}?`,
      answer: `Of those closest to it, the ${make.name} ${model.name} ${derivative.name}, at a true monthly cost of ${cost} ${price.vat}. Beside the ${range.name}: ${lowerFirst(first.reason)}.`,
    },
  ];
}

function electric({ alternatives, example }: Subject, name: string): FaqItem {
  const charged = alternatives.filter(({ deal }) => deal.vehicle.fuel === ('electric' satisfies Fuel));
  if (example.vehicle.fuel === 'electric') {
    const [furthest] = charged.toSorted((a, b) => rangeOf(b) - rangeOf(a));
    return {
      question: `Which alternative goes further than the ${name}?`,
      answer: furthest
        ? `The ${nameOf(furthest)} goes furthest of these: ${formatMiles(rangeOf(furthest))} on a charge, by the official test.`
        : 'None of these is electric.',
    };
  }
  const names = charged.slice(0, 3).map(nameOf);
  return {
    question: `Is there an electric alternative to the ${name}?`,
    answer:
      names.length > 0
        ? `Yes: ${new Intl.ListFormat('en-GB').format(names)}.`
        : 'Not among the closest. The electric deals are in the menu, under Deals.',
  };
}

function trueMonthly({ deal }: Alternative): number {
  return deal.price?.trueMonthlyPence ?? Number.POSITIVE_INFINITY;
}

function rangeOf({ deal }: Alternative): number {
  return deal.vehicle.electricRangeMiles ?? 0;
}

function nameOf({ deal: { vehicle } }: Alternative): string {
  return `${vehicle.make.name} ${vehicle.model.name}`;
}

/** "Same size, …" within a sentence; abbreviations stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
