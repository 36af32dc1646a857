import type { Services } from '#server/pages/services.ts';
import { countSlips } from '#server/platform/config/near-name.ts';
import type { WayOn } from '#server/platform/http/errors.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { scopePath } from '#shared/routes/link-to.ts';

/** Pages that a 404 names. */
const maxNearest = 4;

/** What is read of an address: a longer one is no mistyped address of ours. */
const maxWords = 10;
const maxWordLength = 30;

const dealTypeWords: Readonly<Record<DealType, string>> = {
  personal: 'deals',
  business: 'business deals',
  van: 'van deals',
};

/** Finds the pages whose addresses are nearest to one that has no page, the nearest first; none without a word in common. */
export type FindNearest = (path: string) => readonly WayOn[];

/** Somebody else's order is to look like one that never was, whatever its address has in it. */
const isPersonal = /^\/(?:account|staff)(?:\/|$)/;

/** The list of addresses is made again when the catalogue is replaced, which also happens on a new day. */
export function createNearestPages({
  catalogue,
  content,
}: Pick<Services, 'catalogue' | 'content'>): FindNearest {
  let made: { readonly of: unknown; readonly index: WordIndex } | undefined;
  return (path) => {
    if (isPersonal.test(path)) return [];
    const snapshot = catalogue.isLoaded() ? catalogue.snapshot() : undefined;
    if (!made || made.of !== snapshot) {
      const texts = listContentPages(content.entries.values());
      const pages = texts.map(({ path: href, title }) => ({ href, label: title }));
      made = { of: snapshot, index: toIndex([...pages, ...listNamePages(snapshot)]) };
    }
    return findInIndex(made.index, path);
  };
}

type Snapshot = ReturnType<Services['catalogue']['snapshot']>;

/** The pages of makes and ranges. */
function listNamePages(snapshot: Snapshot | undefined): readonly WayOn[] {
  if (!snapshot) return [];
  return allDealTypes.flatMap((dealType) =>
    snapshot.listMakes(dealTypes[dealType].vehicleType).flatMap((make) => [
      { label: `${make.name} ${dealTypeWords[dealType]}`, href: scopePath(dealType, { make: make.slug }) },
      ...snapshot.listRanges(dealType, make.slug).map((range) => ({
        label: `${make.name} ${range.name} ${dealTypeWords[dealType]}`,
        href: scopePath(dealType, { make: make.slug, range: range.slug }),
      })),
    ]),
  );
}

/** Pages by each word of their address. A word of few pages says more than one of many. */
interface WordIndex {
  readonly pagesOf: ReadonlyMap<string, readonly WayOn[]>;
  readonly wordCount: ReadonlyMap<WayOn, number>;
}

function toIndex(pages: readonly WayOn[]): WordIndex {
  const worded = pages.map((page) => ({ page, words: toWords(page.href) }));
  const entries = worded.flatMap(({ page, words }) => words.map((word) => ({ page, word })));
  const grouped = Map.groupBy(entries, ({ word }) => word);
  return {
    pagesOf: new Map(Array.from(grouped, ([word, own]) => [word, own.map(({ page }) => page)])),
    wordCount: new Map(worded.map(({ page, words }) => [page, words.length])),
  };
}

function toWords(path: string): readonly string[] {
  const words = path.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words)].filter(({ length }) => length <= maxWordLength).slice(0, maxWords);
}

/**
 * Each word counts by how few pages have it; one that is a letter off counts half. Of equal pages the shorter is nearer,
 * and one less than half as near as the first is none.
 */
function findInIndex({ pagesOf, wordCount }: WordIndex, path: string): readonly WayOn[] {
  const scores = new Map<WayOn, number>();
  for (const word of toWords(path)) {
    const known = pagesOf.has(word) ? [word] : [...pagesOf.keys()].filter((each) => isALetterOff(word, each));
    for (const match of known) {
      const pages = pagesOf.get(match) ?? [];
      const weight = (match === word ? 1 : 0.5) / Math.log2(pages.length + 1);
      for (const page of pages) scores.set(page, (scores.get(page) ?? 0) + weight);
    }
  }
  const nearness = ([page, score]: [WayOn, number]) => score - (wordCount.get(page) ?? 0) / 100;
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best / 2)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, maxNearest)
    .map(([page]) => page);
}

/**
 * Whether one letter is wrong, missing, too many or swapped with its neighbour, in a word of four letters or more. One
 * slip leaves the first letter or the last, so few words are compared whole.
 */
function isALetterOff(typed: string, word: string): boolean {
  if (typed.length < 4 || Math.abs(typed.length - word.length) > 1) return false;
  return (typed[0] === word[0] || typed.at(-1) === word.at(-1)) && countSlips(typed, word) === 1;
}
