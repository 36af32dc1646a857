import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { compareHref, maxCompared } from '#shared/deals/compared-deals.ts';
import type { MatchAnswers } from '#shared/deals/matching/match-answers.ts';
import type { MatchCandidate } from '#shared/deals/matching/match-wishes.ts';
import { answerWords, listMatchWords } from '#shared/deals/matching/match-words.ts';
import { listPoints, type MatchRanking, rankMatches } from '#shared/deals/matching/rank-matches.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatCount, formatMiles } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import type { CarMatchingData, MatchedDeal } from '#shared/pages/tools/car-matching/car-matching-form.tsx';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath, withQuery } from '#shared/routes/link-to.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { listLooserLimits, readMatchQuestion } from './match-question.ts';

const shownCount = 12;

/** Answers of the list that is shown before any question is answered. */
const example: MatchAnswers = { seats: 5, bootLitres: 400, budgetPounds: 350, weeks: 12 };

/** Live personal deals ranked by the answers in the address; by an example's where there are none. */
export const loadCarMatching: Loader<typeof toolsPages.carMatching> = ({ path, search, services }) => {
  const snapshot = services.catalogue.snapshot();
  const { question, profile, notes, refused } = readMatchQuestion(search);
  const isExample = Object.keys(question).length === 0;
  const answers: MatchAnswers = isExample ? example : question;
  const ranking = rankMatches(answers, snapshot.listCosts('personal', profile), shownCount);
  const matches = toDeals(snapshot, { answers, ranking, profile });
  const [first] = ranking.matches;
  return {
    path,
    imageHost: services.site.imageHost,
    question,
    isExample,
    answered: joinFacts([
      ...answerWords(answers),
      ...(question.miles ? [`${formatMiles(question.miles)} a year`] : []),
    ]),
    found: foundWords(ranking, answers),
    profile,
    matches,
    firstPoints: first ? pointsOf(answers, first.candidate) : [],
    looser: matches.length > 0 ? [] : listLooserLimits(snapshot, question, profile),
    ...compareLink(matches, profile),
    allHref: allDealsHref(answers, profile),
    refused,
    notes: isExample ? notes : [...notes, ...unknownNotes(ranking, answers)],
    faqs: carMatchingFaqs,
  };
};

interface Ranked {
  readonly answers: MatchAnswers;
  readonly ranking: MatchRanking;
  readonly profile: AskedProfile;
}

function toDeals(snapshot: Snapshot, { answers, ranking, profile }: Ranked): readonly MatchedDeal[] {
  const words = listMatchWords(answers, ranking.matches);
  return ranking.matches.flatMap(({ candidate, score }, index) => {
    const deal = snapshot.findDeal('personal', candidate.vehicle.vehicleRef, profile);
    const { reason = '', tradedOff = [], met = [] } = words[index] ?? {};
    if (!deal) return [];
    return [
      {
        deal,
        percent: Math.floor(score * 100),
        reason,
        tradedOff: tradedOff.join(', '),
        met: joinFacts(met),
      },
    ];
  });
}

function foundWords(
  { rangeCount, fitCount, perfectCount, matches }: MatchRanking,
  { towingKg = 0 }: MatchAnswers,
): string {
  if (rangeCount === 0) return 'No car keeps to all of your limits.';
  const from = `Ranked from ${formatCount(rangeCount, 'range')} (${formatCount(fitCount, 'version')}).`;
  if (matches.every(({ isTowingKnown }) => !isTowingKnown))
    return `${from} We know of none that can tow ${groupThousands(towingKg)} kg.`;
  if (perfectCount === 0) return `${from} None meets everything, so these come closest.`;
  return `${from} ${formatCount(perfectCount, 'meets', 'meet')} everything.`;
}

function pointsOf(answers: MatchAnswers, candidate: MatchCandidate): CarMatchingData['firstPoints'] {
  return Array.from(listPoints(answers, candidate), ([wish, points]) => ({
    wish,
    points: Math.floor(points * 10) / 10,
  }));
}

function unknownNotes(
  { matches, unknownCount }: MatchRanking,
  { towingKg }: MatchAnswers,
): readonly string[] {
  const unknownTowing = matches.filter(({ isTowingKnown }) => !isTowingKnown).length;
  return [
    ...(unknownCount === 0
      ? []
      : [`We left out ${formatCount(unknownCount, 'car')} whose number of seats we don’t know.`]),
    ...(towingKg === undefined || unknownTowing === 0 ? [] : [towingNote(unknownTowing, matches.length)]),
  ];
}

function towingNote(unknownCount: number, count: number): string {
  const advice = 'Ask us, or check the handbook, before you choose.';
  return unknownCount === count
    ? `We don’t know what any of these cars can tow, so none of them may be able to. ${advice}`
    : `We don’t know what ${unknownCount} of these cars can tow. They come last, and say so. ${advice}`;
}

function compareLink(matches: readonly MatchedDeal[], profile: AskedProfile): { compareHref?: string } {
  if (matches.length < 2) return {};
  const deals = matches
    .slice(0, maxCompared)
    .map(({ deal: { dealType, vehicle } }) => ({ dealType, vehicleRef: vehicle.vehicleRef, profile }));
  return { compareHref: compareHref(deals) };
}

/** The results page with the answers that it has filters for. */
function allDealsHref({ bootLitres, budgetPounds, gearbox }: MatchAnswers, profile: AskedProfile): string {
  return withQuery(dealsPath('personal'), {
    transmission: gearbox,
    boot: bootLitres === undefined ? undefined : `${bootLitres}plus`,
    budgetMax: budgetPounds?.toString(),
    ...profileQuery(profile),
  });
}

/** Questions about the car matching tool and their answers. */
const carMatchingFaqs: readonly FaqItem[] = [
  {
    question: 'Can a funder or manufacturer pay for a better place?',
    answer:
      'No. The order comes only from your answers, the points on this page and the true monthly cost. Between equal matches, the cheaper one comes first.',
  },
  {
    question: 'What if you don’t know something about a car?',
    answer:
      'It earns no points for that wish, and the card says what’s not known. A car whose number of seats isn’t known is left out as soon as you ask for seats. One whose towing weight isn’t known comes after every car that can tow what you ask.',
  },
  {
    question: 'Why is only one version of each range shown?',
    answer:
      'So that you see twelve different cars. It’s the version that fits your answers best. The other versions are a tap away on its page.',
  },
  {
    question: 'Can I share or save my list?',
    answer:
      'Yes. Your answers are in the address of this page, so copy it or bookmark it. Prices and stock are live, so the list can change.',
  },
];
