import type { Snapshot } from '#server/catalogue/catalogue.ts';
import {
  choiceField,
  optionalField,
  poundsField,
  readQuestion,
} from '#server/pages/loaders/tools/read-question.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import {
  bootChoices,
  chargings,
  type MatchAnswers,
  type MatchQuestion,
  matchQuery,
  maxBudgetPounds,
  minBudgetPounds,
  seatChoices,
  towingChoices,
  weekChoices,
} from '#shared/deals/matching/match-answers.ts';
import { rankMatches } from '#shared/deals/matching/rank-matches.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import { type AskedProfile, defaultProfile, milesOf } from '#shared/deals/profile.ts';
import { transmissions } from '#shared/deals/vehicle-facts.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { LooserLimit } from '#shared/pages/tools/car-matching/car-matching-form.tsx';
import { carMatchingPath, withQuery } from '#shared/routes/link-to.ts';

/** The limits, and what giving one up is called. */
const limits = [
  ['seats', 'Any number of seats'],
  ['gearbox', 'Either gearbox'],
  ['charging', 'Any fuel'],
  ['towingKg', 'Without towing'],
] as const satisfies readonly (readonly [keyof MatchQuestion, string])[];

/** The same question without each limit that alone keeps every car out, with how many cars that brings back. */
export function listLooserLimits(
  snapshot: Snapshot,
  question: MatchQuestion,
  profile: AskedProfile,
): readonly LooserLimit[] {
  return limits.flatMap(([limit, label]) => {
    const { [limit]: given, ...looser } = question;
    if (given === undefined) return [];
    const { rangeCount } = rankMatches(looser, snapshot.listCosts('personal', profile), 0);
    if (rangeCount === 0) return [];
    const href = withQuery(carMatchingPath, matchQuery(looser));
    return [{ label: `${label}: ${formatCount(rangeCount, 'range')}`, href }];
  });
}

interface ReadMatchQuestion {
  readonly question: MatchQuestion;
  /** The usual lease at the visitor's miles. */
  readonly profile: AskedProfile;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
}

const budgetField = optionalField(
  poundsField(0, {
    min: minBudgetPounds,
    max: maxBudgetPounds,
    what: 'a budget',
    unit: 'a month',
  }),
);

/** The answers in a query string, none of which is needed, and what to choose where something cannot be used. */
export function readMatchQuestion(search: URLSearchParams): ReadMatchQuestion {
  const { values, notes, refused } = readQuestion(
    {
      seats: choiceField(['', ...seatChoices], '', 'Choose how many seats you need.'),
      boot: choiceField(['', ...bootChoices], '', 'Choose a boot size from the list.'),
      charging: choiceField(['', ...chargings], '', 'Choose whether you can charge at home.'),
      budget: budgetField,
      gearbox: choiceField(['', ...transmissions], '', 'Choose a gearbox.'),
      tow: choiceField(['', ...towingChoices], '', 'Choose a towing weight from the list.'),
      weeks: choiceField(['', ...weekChoices], '', 'Choose when you need it.'),
    },
    search,
  );
  const miles = search.get('miles');
  const { profile, notes: milesNotes } = parseProfile(new URLSearchParams(miles ? { miles } : {}));
  const answers: MatchAnswers = {
    ...(values.seats !== '' && { seats: values.seats }),
    ...(values.boot !== '' && { bootLitres: values.boot }),
    ...(values.charging !== '' && { charging: values.charging }),
    ...(values.budget !== '' && { budgetPounds: values.budget }),
    ...(values.gearbox !== '' && { gearbox: values.gearbox }),
    ...(values.tow !== '' && { towingKg: values.tow }),
    ...(values.weeks !== '' && { weeks: values.weeks }),
  };
  return {
    question: {
      ...answers,
      ...(milesOf(profile) !== defaultProfile.annualMiles && { miles: milesOf(profile) }),
    },
    profile,
    notes: [...notes, ...milesNotes],
    refused,
  };
}
