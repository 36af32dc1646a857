import type { Deal } from '#shared/deals/deal.ts';
import { likenessPoints } from '#shared/deals/likeness.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { Alternative, AlternativesData } from '#shared/pages/alternatives/alternatives-data.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';

interface Subject extends Pick<AlternativesData, 'make' | 'range' | 'example' | 'alternatives'> {
  /** Those shown and further ones, the most alike first. */
  readonly found: readonly Alternative[];
}

/** The questions that the page of a range's alternatives answers, from the deals that it shows. */
export function alternativeQuestions(subject: Subject): readonly FaqItem[] {
  const name = `${subject.make.name} ${subject.range.name}`;
  const { body, size, fuel, price } = likenessPoints;
  return [
    ...cheapest(subject, name),
    electric(subject, name),
    {
      question: `How are alternatives to the ${name} chosen?`,
      answer: `By points out of 100: body type ${body}, size ${size}, fuel ${fuel} and true monthly cost ${price}. Size covers length, seats, boot, payload and load length, where we know them. Each range appears once, as the version most like the ${nameOf(subject.example)}.`,
    },
    {
      question: 'Are the prices for the same lease?',
      answer:
        'Yes. Every price here has the same term, mileage, initial payment and maintenance. Change them at the top, and we’ll work out the list again.',
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
      answer: `Of those closest to it, it’s the ${make.name} ${model.name} ${derivative.name}, at a true monthly cost of ${cost} ${price.vat}. Compared with the ${range.name}: ${lowerFirst(first.reason)}.`,
    },
  ];
}

function electric({ alternatives, found, example }: Subject, name: string): FaqItem {
  if (example.vehicle.fuel === 'electric') {
    const [furthest] = alternatives.filter(isElectric).toSorted((a, b) => rangeOf(b) - rangeOf(a));
    return {
      question: `Which alternative goes further than the ${name}?`,
      answer: furthest
        ? `Of these, the ${nameOf(furthest.deal)} goes furthest: ${formatMiles(rangeOf(furthest))} on a charge in the official test.`
        : 'None of these is electric.',
    };
  }
  const closest = found.find(isElectric);
  return {
    question: `Is there an electric alternative to the ${name}?`,
    answer: closest
      ? `The closest is the ${nameOf(closest.deal)}: ${lowerFirst(closest.reason)}.`
      : 'Not at the moment. We have nothing electric that’s close to it.',
  };
}

function isElectric({ deal }: Alternative): boolean {
  return deal.vehicle.fuel === 'electric';
}

function trueMonthly({ deal }: Alternative): number {
  return deal.price?.trueMonthlyPence ?? Number.POSITIVE_INFINITY;
}

function rangeOf({ deal }: Alternative): number {
  return deal.vehicle.electricRangeMiles ?? 0;
}

function nameOf({ vehicle: { make, model } }: Deal): string {
  return `${make.name} ${model.name}`;
}

/** "Same size, …" within a sentence; abbreviations stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
