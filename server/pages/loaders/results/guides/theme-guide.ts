import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { parseDealQuery } from '#shared/deals/deal-query-string.ts';
import { type Theme, type ThemeName, themes } from '#shared/deals/themes.ts';
import type { ResultsGuide } from '#shared/pages/results/results-guide.ts';
import { liverpoolGuide, londonGuide, manchesterGuide } from './city-guides.ts';
import type { GuideFacts } from './guide-facts.ts';
import { shortTermCarGuide, shortTermVanGuide } from './short-term-guides.ts';

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
