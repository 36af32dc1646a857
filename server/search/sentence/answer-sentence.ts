import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import type { SearchQuery, Understood, UnderstoodDeals } from '#shared/contracts/search.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { ContractType, DealType } from '#shared/deals/deal-type.ts';
import { facetNames } from '#shared/deals/facets.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { slotOf } from './plain-phrases.ts';
import { type ReadSentence, readSentence } from './read-sentence.ts';
import { type Part, toLinks } from './sentence-part.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** What a sentence is answered from: today's catalogue and the site's texts. */
export interface SentenceSource {
  readonly catalogue: { readonly snapshot: () => Snapshot; readonly isLoaded: () => boolean };
  readonly content: { readonly entries: ReadonlyMap<string, ContentEntry> };
}

const vocabularies = new WeakMap<Snapshot, Vocabulary>();

/** The vocabulary of a snapshot, made when a sentence is first asked of it. */
function vocabularyOf(snapshot: Snapshot): Vocabulary {
  const vocabulary = vocabularies.get(snapshot) ?? createVocabulary(snapshot);
  vocabularies.set(snapshot, vocabulary);
  return vocabulary;
}

/**
 * What a search text says, with the deals and texts that answer it. Undefined where it says no more than a name or a
 * choice, which the suggestions answer, and while there is no catalogue.
 */
export function answerSentence(query: SearchQuery, source: SentenceSource): Understood | undefined {
  if (!source.catalogue.isLoaded()) return undefined;
  const snapshot = source.catalogue.snapshot();
  const sentence = readSentence(query.text, { vocabulary: vocabularyOf(snapshot), today: snapshot.today });
  const texts = listTexts(sentence.paths, source.content.entries);
  // A question about charging an electric car asks for a text, not for electric cars.
  const isAboutDeals = saysEnough(sentence) && !(sentence.isQuestion && texts.length > 0);
  if (!isAboutDeals && texts.length === 0) return undefined;
  const usual: ContractType = query.product === 'contract-hire' ? 'business' : 'personal';
  const deals = isAboutDeals ? listDeals(sentence.parts, usual, snapshot) : [];
  return { deals, texts, left: sentence.left };
}

/** A single name or word of a list has a page of its own, which is the first suggestion. */
function saysEnough({ parts: [first, ...others] }: ReadSentence): boolean {
  if (!first || others.length > 0) return first !== undefined;
  const { wish } = first;
  if (wish.kind === 'names') return wish.names.length > 1;
  if (wish.kind === 'facets')
    return slotOf(wish) !== undefined || Object.values(wish.facets).flat().length > 1;
  return ['budget', 'profile', 'sort'].includes(wish.kind);
}

function listDeals(
  parts: readonly Part[],
  usual: ContractType,
  snapshot: Snapshot,
): readonly UnderstoodDeals[] {
  return toLinks(parts, usual).map(({ href, query }, place) => ({
    href,
    ...countDeals(query, snapshot),
    chips: parts.map((part) => {
      const links = toLinks(
        parts.filter((other) => other !== part),
        usual,
      );
      return { label: labelAt(part, query), href: (links[place] ?? links[0])?.href ?? '/' };
    }),
  }));
}

/** Of names that each have a list of their own, the one of this list. */
function labelAt({ label, wish }: Part, { scope, facets }: DealQuery): string {
  if (wish.kind !== 'names' || !scope.make || facets.range) return label;
  const own = wish.names.find(
    ({ make, range, model }) =>
      make.slug === scope.make &&
      (!scope.range || range?.slug === scope.range) &&
      (!scope.model || model?.slug === scope.model),
  );
  return own ? [own.make.name, (own.model ?? own.range)?.name].filter(Boolean).join(' ') : label;
}

const nouns: Readonly<Record<DealType, string>> = {
  personal: 'deal',
  business: 'business deal',
  van: 'van deal',
};

/** "12 deals". A value that no vehicle of the list has does not filter it, so such a choice is no deal at all. */
function countDeals(query: DealQuery, snapshot: Snapshot): Pick<UnderstoodDeals, 'count' | 'isEmpty'> {
  const { total, facets } = snapshot.query(query);
  const isOffered = facetNames.every((name) => {
    const isOption = facets
      .find((facet) => facet.name === name)
      ?.options.some(({ isSelected }) => isSelected);
    return !query.facets[name] || isOption;
  });
  const count = isOffered ? total : 0;
  return { count: formatCount(count, nouns[query.dealType]), ...(count === 0 && { isEmpty: true }) };
}

const titlesOf = new WeakMap<object, ReadonlyMap<string, string>>();

/** The pages at these addresses by their own titles. */
function listTexts(
  paths: readonly string[],
  entries: ReadonlyMap<string, ContentEntry>,
): Understood['texts'] {
  if (paths.length === 0) return [];
  const titles =
    titlesOf.get(entries) ??
    new Map(listContentPages(entries.values()).map(({ path, title }) => [path, title]));
  titlesOf.set(entries, titles);
  return paths.flatMap((path) => {
    const title = titles.get(path);
    return title === undefined ? [] : { title, href: path };
  });
}
