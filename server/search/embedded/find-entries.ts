import type { Query, QueryCombination, SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from '#server/search/entries/indexed-entry.ts';
import { isOfferedUnder } from '#server/search/entries/offered-under.ts';
import type { ProductFilter, SearchQuery } from '#shared/contracts/search.ts';
import { productFilterFor } from '#shared/deals/product-filter.ts';
import { boost, otherProductBoost, type SearchIndex } from './build-index.ts';
import { cheapestFirst } from './cheapest-first.ts';
import { toleratedFaults, toQueryTerms, toTerm } from './search-terms.ts';

/**
 * The entries that match a question, best first. Four readings are tried in turn until one finds something, so that a
 * correct spelling never brings up similar words: all words, as wholes or beginnings; two of them joined; with wrong or
 * swapped letters; only some of the words.
 */
export function findEntries(
  index: SearchIndex,
  { text, product }: SearchQuery,
  count: number,
): readonly SearchEntry[] {
  const words = toQueryTerms(text);
  const isOffered = (entry: SearchEntry | undefined) => entry !== undefined && isOfferedUnder(entry, product);
  const search = (query: Query) =>
    index.texts.search(query, {
      boost,
      prefix: true,
      tokenize: (word) => [word],
      // Without this, MiniSearch would use the function for indexing, which records each word as a term of the index.
      processTerm: toTerm,
      weights: { prefix: 0.6, fuzzy: 0.3 },
      filter: ({ id }) => isOffered(index.entries[id]),
    } satisfies SearchOptions);
  const joined = findJoined(words, index.terms);
  for (const query of listReadings(words, index.terms, joined)) {
    const found = search(query);
    if (found.length === 0) continue;
    // A text about "pick up" trucks must not hide the deals on a pickup.
    const isOnlyTexts = joined && found.every(({ id }) => isText(index.entries[id]));
    const deals = isOnlyTexts
      ? search(allOf(joined.words)).filter(({ id }) => !isText(index.entries[id]))
      : [];
    return toBest([...deals, ...found], index, { product, count });
  }
  return [];
}

/** Finds entries with all of the words. */
function allOf(words: readonly string[]): QueryCombination {
  return { combineWith: 'AND', queries: [...words] };
}

function* listReadings(
  words: readonly string[],
  terms: ReadonlySet<string>,
  joined: ReturnType<typeof findJoined>,
): Generator<Query> {
  const asTyped = allOf(words);
  const asOne = joined ? [allOf(joined.words)] : [];
  // "a 3" means the A3 first; only if that finds nothing, entries with a word beginning with a and another with 3.
  yield* /\d/.test(joined?.word ?? '') ? [...asOne, asTyped] : [asTyped, ...asOne];
  yield { combineWith: 'AND', queries: words.map((word) => toForgiving(word, terms)) };
  const telling = words.filter((word) => word.length > 2 || /\d/.test(word));
  if (words.length > 1 && telling.length > 0) yield { combineWith: 'OR', queries: telling };
}

/** Matches the word, words spelt nearly like it, and the word with two neighbouring letters swapped. */
function toForgiving(word: string, terms: ReadonlySet<string>): Query {
  return { combineWith: 'OR', fuzzy: toleratedFaults, queries: [word, ...findSwapped(word, terms)] };
}

interface Wanted {
  readonly product: ProductFilter;
  readonly count: number;
}

/**
 * The best matches, with pages about the other product ranked slightly lower, and of equally good matches in one range
 * the cheapest first. Texts come after vehicles, and keep a few places below them.
 */
function toBest(
  found: readonly SearchResult[],
  { entries, snapshot }: SearchIndex,
  { product, count }: Wanted,
): readonly SearchEntry[] {
  const ranked = found
    .slice(0, considered)
    .flatMap(({ id, score }) => {
      const entry = entries[id];
      return entry ? [{ entry, score: isAbout(entry, product) ? score : score * otherProductBoost }] : [];
    })
    .sort((one, other) => other.score - one.score);
  const sorted = cheapestFirst(ranked, { snapshot, product });
  if (!sorted.some(({ kind }) => kind === 'vehicle')) return sorted.slice(0, count);
  const texts = sorted.filter(isText).slice(0, placesOfTexts);
  return [...sorted.filter((entry) => !isText(entry)).slice(0, count - texts.length), ...texts];
}

/** Texts among the hits where vehicles match too. */
const placesOfTexts = 3;

function isText(entry: SearchEntry | undefined): boolean {
  return entry?.kind === 'page' && entry.page.isText === true;
}

/** Matches that are looked at: all vehicles of a range as a rule, and more than there are pages about a product. */
const considered = 256;

/** Whether a page is about this product. A page about no product counts as about both. */
function isAbout(entry: SearchEntry, product: ProductFilter): boolean {
  const about = entry.kind === 'page' ? entry.page.about : undefined;
  return about === undefined || productFilterFor(about) === product;
}

/**
 * Terms of the index that the word becomes when two neighbouring letters are swapped: "glof", "golf". None with digits.
 */
export function findSwapped(word: string, terms: ReadonlySet<string>): readonly string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, before) => {
    const [first = ''] = letters.slice(before, before + 1);
    return [...letters.slice(0, before), letter, first, ...letters.slice(before + 2)].join('');
  });
  return [...new Set(swapped)].filter((spelling) => spelling !== word && terms.has(toTerm(spelling)));
}

/** A question in which two neighbouring words were joined. */
interface Joined {
  readonly word: string;
  /** All words of the question, with the joined word in place of the two. */
  readonly words: readonly string[];
}

/** Joins the first two neighbouring words that together are a term: "pick up" becomes pickup, "a 3" becomes a3. */
export function findJoined(words: readonly string[], terms: ReadonlySet<string>): Joined | undefined {
  const after = words.findIndex((word, place) => place > 0 && terms.has(toTerm(words[place - 1] + word)));
  if (after < 0) return undefined;
  const word = `${words[after - 1]}${words[after]}`;
  return { word, words: [...words.slice(0, after - 1), word, ...words.slice(after + 1)] };
}
