import { formatWeeks } from '#shared/format/format-count.ts';
import { formatPounds, groupThousands, toPence } from '#shared/format/format-pounds.ts';
import type { Charging, MatchAnswers } from './match-answers.ts';
import { listAsked, type MatchCandidate, type MatchWish, scoreWish } from './match-wishes.ts';
import type { Match } from './rank-matches.ts';

/** The answers in short: "5 seats", "400 litres of boot", "up to £350 a month". */
export function answerWords(answers: MatchAnswers): readonly string[] {
  const { seats, bootLitres, charging, budgetPounds, gearbox, towingKg, weeks } = answers;
  return [
    ...(seats === undefined ? [] : [`${seats} seats`]),
    ...(bootLitres === undefined ? [] : [`${bootLitres} litres of boot`]),
    ...(charging === undefined ? [] : [answeredCharging[charging]]),
    ...(budgetPounds === undefined ? [] : [`up to ${formatPounds(toPence(budgetPounds))} a month`]),
    ...(gearbox ? [gearbox] : []),
    ...(towingKg === undefined ? [] : [`tows ${groupThousands(towingKg)} kg`]),
    ...(weeks === undefined ? [] : [`within ${weeks} weeks`]),
  ];
}

const answeredCharging: Readonly<Record<Charging, string>> = {
  yes: 'charging at home',
  public: 'public charging',
  no: 'no charging',
  unsure: 'charging not sure yet',
};

/** A match as it is told. */
export interface MatchWords {
  /** Why it has its place: "Meets 3 of 4 wishes." */
  readonly reason: string;
  /** "£18 over your budget", "boot 40 litres smaller than you asked" */
  readonly tradedOff: readonly string[];
  /** What it fulfils: "7 seats", "640 litres of boot". */
  readonly met: readonly string[];
}

/** The words of each match of a list, in its order. */
export function listMatchWords(answers: MatchAnswers, matches: readonly Match[]): readonly MatchWords[] {
  const asked = listAsked(answers);
  return matches.map((match, index) => {
    const { candidate } = match;
    const isMet = (wish: MatchWish) => scoreWish[wish](answers, candidate) === 1;
    const wordsOf = (wish: MatchWish) => wishWords[wish](answers, candidate);
    const missed = asked.filter((wish) => !isMet(wish)).map(wordsOf);
    const place = placeWords(match, {
      asked,
      missedCount: missed.length,
      place: index,
      above: matches[index - 1],
    });
    return {
      reason: toSentence(place),
      tradedOff: missed,
      met: [...limitWords(answers, candidate), ...asked.filter(isMet).map(wordsOf)],
    };
  });
}

interface Place {
  readonly asked: readonly MatchWish[];
  readonly missedCount: number;
  /** How many matches stand above it, and the last of them. */
  readonly place: number;
  readonly above: Match | undefined;
}

function placeWords(match: Match, { asked, missedCount, place, above }: Place): string {
  if (asked.length === 0)
    return above ? dearerWords(match, above, place) : 'The lowest cost of those that fit';
  const metCount = asked.length - missedCount;
  const met =
    missedCount === 0
      ? 'Meets everything you asked for'
      : metCount === 0
        ? 'Meets no wish in full'
        : `Meets ${metCount} of ${asked.length} wishes`;
  if (!match.isTowingKnown) return `${met}, and we don’t know whether it can tow that`;
  if (!above) return missedCount === 0 ? `${met}, at the lowest cost` : `${met}, and comes closest`;
  return above.score > match.score || above.isTowingKnown !== match.isTowingKnown
    ? met
    : `${met}, ${dearerWords(match, above, place)}`;
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** How a match differs from the one above it, which fulfils as much. */
function dearerWords({ candidate }: Match, above: Match, place: number): string {
  const pounds = Math.round((candidate.trueMonthlyPence - above.candidate.trueMonthlyPence) / 100);
  return pounds === 0
    ? `about the same cost as our ${placeName(place)}`
    : `£${groupThousands(pounds)} a month more than our ${placeName(place)}`;
}

/** "top match", "number 3 match" */
function placeName(place: number): string {
  return place === 1 ? 'top match' : `number ${place} match`;
}

/** What a car offers where a limit was set. */
function limitWords({ seats, gearbox }: MatchAnswers, { vehicle }: MatchCandidate): readonly string[] {
  return [
    ...(seats === undefined || vehicle.seats === undefined ? [] : [`${vehicle.seats} seats`]),
    ...(gearbox ? [vehicle.transmission] : []),
  ];
}

type Words = (answers: MatchAnswers, candidate: MatchCandidate) => string;

/** What a car offers for a wish, or by how much it misses it. */
const wishWords: Readonly<Record<MatchWish, Words>> = {
  budget: ({ budgetPounds = 0 }, { trueMonthlyPence }) => {
    const over = (trueMonthlyPence - toPence(budgetPounds)) / 100;
    if (over > 0) return `£${groupThousands(Math.ceil(over))} over your budget`;
    return over > -1 ? 'right on your budget' : `£${groupThousands(Math.floor(-over))} under your budget`;
  },
  charging: chargingWords,
  luggage: ({ bootLitres = 0 }, { vehicle: { bootLitres: known } }) => {
    if (known === undefined) return 'boot size not known';
    return known >= bootLitres
      ? `${groupThousands(known)} litres of boot`
      : `boot ${bootLitres - known} litres smaller than you asked`;
  },
  towing: (_, { vehicle: { towingKg } }) =>
    towingKg === undefined ? 'towing weight not known' : `tows ${groupThousands(towingKg)} kg`,
  delivery: ({ weeks = 0 }, { vehicle: { stock } }) => {
    const words = formatWeeks(stock.weeksMin, stock.weeksMax);
    if (stock.weeksMax > weeks) return `delivery takes ${words}`;
    return stock.weeksMax === 0 ? words : `delivery in ${words}`;
  },
};

function chargingWords(
  { charging }: MatchAnswers,
  { vehicle: { fuel, electricRangeMiles } }: MatchCandidate,
): string {
  if (fuel === 'electric') {
    if (charging === 'yes') return 'electric, charged at home';
    if (charging === 'unsure') return 'electric, so you’d need somewhere to charge';
    return electricRangeMiles === undefined
      ? 'electric range not known'
      : `${electricRangeMiles} miles between charges`;
  }
  if (fuel === 'plug-in-hybrid') {
    if (charging === 'yes') return 'plug-in hybrid, charged at home';
    if (charging === 'no') return 'plug-in hybrid that you couldn’t charge at home';
  }
  return charging === 'yes' ? 'doesn’t use your charging at home' : 'no charging needed';
}
