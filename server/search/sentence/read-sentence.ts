import { type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import { type FacetName, facetPlans } from '#shared/deals/facets.ts';
import { fillers, questionWords } from './people-words.ts';
import { slotOf } from './plain-phrases.ts';
import { readQuantity } from './quantities.ts';
import { type FoundName, facetPart, type Part } from './sentence-part.ts';
import { splitWords, type Term, toTerms } from './sentence-words.ts';
import { type Meaning, namePart, type Vocabulary } from './vocabulary.ts';

/** What a sentence says, as far as it was understood. */
export interface ReadSentence {
  readonly parts: readonly Part[];
  /** Paths of the pages that answer it, the best first. */
  readonly paths: readonly string[];
  /** The words that were not taken, as they were typed. */
  readonly left: readonly string[];
  readonly isQuestion: boolean;
}

/** What was found at a place of the sentence, and how many terms it took; nothing found leaves the words out by name. */
interface Found {
  readonly parts?: readonly Part[];
  readonly paths?: readonly string[];
  readonly isFiller?: boolean;
  readonly terms: number;
}

interface Context {
  readonly vocabulary: Vocabulary;
  readonly today: string;
}

/** Terms of a sentence that are read, at most; a search has at most a hundred characters. */
const maxTerms = 60;

/**
 * Reads a sentence from left to right: at each place a quantity, the longest phrase, something that is not wanted, or a
 * word that says nothing. Everything else is left, and named.
 */
export function readSentence(text: string, context: Context): ReadSentence {
  const terms = toTerms(text)
    .slice(0, maxTerms)
    .map((term) => spell(term, context.vocabulary));
  const typed = splitWords(text);
  const leftWords = new Set<number>();
  const parts: Part[] = [];
  const paths: string[] = [];
  for (let place = 0; place < terms.length; ) {
    const found = readPlace(terms, place, context);
    const isTaken = found.isFiller || found.paths || takeParts(parts, found.parts ?? []);
    if (!isTaken) for (const { word } of terms.slice(place, place + found.terms)) leftWords.add(word);
    paths.push(...(found.paths ?? []));
    place += found.terms;
  }
  return {
    parts: joinChoices(parts),
    paths: [...new Set(paths)],
    left: [...leftWords].sort((a, b) => a - b).map((word) => typed[word] ?? ''),
    isQuestion: /\?\s*$/.test(text) || questionWords.has(terms[0]?.term ?? ''),
  };
}

const numerals = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, place) => [word, String(place + 1)]),
);

/** The term by its usual spelling: a numeral as a number, a plural or a misspelt word as the one that is known. */
function spell({ term, word }: Term, vocabulary: Vocabulary): Term {
  const numeral = term === 'one' ? undefined : numerals.get(term);
  if (numeral) return { term: numeral, word };
  if (vocabulary.isKnown(term) || !/^[a-z]{4,}$/.test(term)) return { term, word };
  const singular = term.replace(/s$/, '');
  if (vocabulary.isKnown(singular)) return { term: singular, word };
  return { term: vocabulary.findNear(term) ?? term, word };
}

function readPlace(terms: readonly Term[], place: number, { vocabulary, today }: Context): Found {
  const text = textFrom(terms, place);
  const ended = ending.exec(text)?.[0];
  const early = vocabulary.phrases.get('ending');
  if (ended && early) return toFound(early, ended.split(' ').length);
  const quantity = readQuantity(text, { today, counts: vocabulary.counts });
  const phrase = findPhrase(terms, place, vocabulary) ?? readVanSize(terms, place, vocabulary);
  if (quantity && quantity.words >= (phrase?.terms ?? 0))
    return { parts: quantity.parts, terms: quantity.words };
  return phrase ?? readUnwanted(terms, place, vocabulary) ?? readFiller(terms, place);
}

/** "Ending after 20 months": a question, although it has a number of months. */
const ending =
  /^(?:end|ending|leave|stop|finish|get out|hand it back|give it back)(?: it| my lease| the lease| a lease| early)*(?: after| at| in) \d+ (?:months?|years?)(?= |$)/;

/** Words in a row that are looked at for a quantity. */
const quantityTerms = 14;

function textFrom(terms: readonly Term[], place: number): string {
  return terms
    .slice(place, place + quantityTerms)
    .map(({ term }, index, all) => (/^(?:a|one)$/.test(term) && isAnyUnit(all[index + 1]?.term) ? '1' : term))
    .join(' ');
}

/** Units with which "a" is one: "takes a tonne". */
function isAnyUnit(term = ''): boolean {
  return /^(?:tonne|ton)$/.test(term);
}

function findPhrase(
  terms: readonly Term[],
  place: number,
  { phrases, longest }: Vocabulary,
): Found | undefined {
  for (let length = Math.min(longest, terms.length - place); length > 0; length -= 1) {
    const taken = terms.slice(place, place + length);
    const meaning = phrases.get(taken.map(({ term }) => term).join(' '));
    if (meaning && isWhole(taken, terms[place + length]?.term)) return toFound(meaning, length);
  }
  return undefined;
}

/** "Large electric van": the size of a van whose size and noun stand apart. */
function readVanSize(terms: readonly Term[], place: number, vocabulary: Vocabulary): Found | undefined {
  const { term = '', word = 0 } = terms[place] ?? {};
  const van = terms.slice(place + 1, place + 4).find((other) => /^vans?$/.test(other.term));
  const found =
    van &&
    findPhrase(
      [
        { term, word },
        { term: 'van', word: van.word },
      ],
      0,
      vocabulary,
    );
  return found?.terms === 2 ? { ...found, terms: 1 } : undefined;
}

const units = /^(?:months?|years?|yrs?|seats?|seaters?|doors?|miles|k|weeks?)$/;

/** Whether "A3" was written as one, and a name's number is not that of "3 years" or "7 seats". */
function isWhole(taken: readonly Term[], next = ''): boolean {
  const last = taken.at(-1)?.term ?? '';
  if (taken.length > 1 && /^\d+$/.test(last) && units.test(next)) return false;
  return taken.every(({ term, word }, place) => {
    const before = taken[place - 1];
    return (
      !before ||
      before.term.length > 1 ||
      !/^[a-z]$/.test(before.term) ||
      !/^\d/.test(term) ||
      before.word === word
    );
  });
}

function toFound(meaning: Meaning, terms: number): Found {
  return meaning.kind === 'topic' ? { paths: meaning.paths, terms } : { parts: [meaning.part], terms };
}

/** With it the label of a part begins that leaves something out. */
const notWord = 'not ';

const unwanted =
  /^(?:(?:any|every)thing but|but not|and not|other than|apart from|rather than|instead of|(?:dont|do not|not) want|not|no|non|without|except|excluding|isnt|avoid|never|hate)(?: an?)?(?= |$)/;

/** "Not diesel": every other choice. What has no closed list of choices is left, with the word before it. */
function readUnwanted(terms: readonly Term[], place: number, vocabulary: Vocabulary): Found | undefined {
  const said = unwanted.exec(textFrom(terms, place))?.[0].split(' ').length;
  if (said === undefined) return undefined;
  const phrase = findPhrase(terms, place + said, vocabulary);
  if (!phrase) return { terms: said };
  const length = said + phrase.terms;
  const [part] = phrase.parts ?? [];
  if (part?.wish.kind !== 'facets') return { terms: length };
  const [name, values] = firstFacet(part);
  if (!name || facetPlans[name].counted || slotOf(part.wish)) return { terms: length };
  const others = listOthers(name, values);
  const label = `${notWord}${part.label}`;
  return { parts: [{ label, wish: facetPart({ [name]: others }).wish }], terms: length };
}

/** Every other choice of a facet; of bodies those of the same kind of vehicle. */
function listOthers(name: FacetName, values: readonly string[]): readonly string[] {
  const isVan = (type: string) => bodyTypes[type as BodyType].vehicleType === 'commercial';
  return (facetPlans[name].options ?? [])
    .map(({ value }) => value)
    .filter((value) => !values.includes(value))
    .filter((value) => name !== 'bodyType' || isVan(value) === values.some(isVan));
}

function readFiller(terms: readonly Term[], place: number): Found {
  const { term = '' } = terms[place] ?? {};
  return { terms: 1, isFiller: fillers.has(term) || /^[£+<-]$/.test(term) };
}

/** Adds parts; false where nothing was found, or the sentence has said another thing of the same kind. */
function takeParts(parts: Part[], found: readonly Part[]): boolean {
  const slots = parts.map(({ wish }) => slotOf(wish));
  const fresh = found.filter(({ label }) => !parts.some((part) => part.label === label));
  const isSecond = fresh.some(({ wish }) => slotOf(wish) !== undefined && slots.includes(slotOf(wish)));
  if (isSecond || found.length === 0) return false;
  parts.push(...fresh);
  return true;
}

/** Choices of one facet are one part, "petrol or diesel"; names too. A 4x4 beside another body means its driven wheels. */
function joinChoices(parts: readonly Part[]): readonly Part[] {
  const bodies = parts.filter(({ wish }) => wish.kind === 'facets' && wish.facets.bodyType);
  const joined: Part[] = [];
  for (const part of parts) {
    const plain = bodies.length > 1 && part.label === '4x4' ? facetPart({ drivetrain: ['all'] }) : part;
    const place = joined.findIndex((other) => isAlternative(other, plain));
    const other = joined[place];
    if (other) joined[place] = join(other, plain);
    else joined.push(plain);
  }
  return joined;
}

function isAlternative({ wish: one }: Part, { wish: other }: Part): boolean {
  if (one.kind === 'names' && other.kind === 'names') return true;
  if (one.kind !== 'facets' || other.kind !== 'facets') return false;
  return Object.keys(one.facets).join() === Object.keys(other.facets).join();
}

function join(one: Part, other: Part): Part {
  if (one.wish.kind === 'names' && other.wish.kind === 'names') {
    return namePart(withoutRepeats([...one.wish.names, ...other.wish.names]));
  }
  const [name, values] = firstFacet(one);
  const [, more] = firstFacet(other);
  if (!name) return one;
  if (facetPlans[name].counted) return joinCounts(one, other, name);
  const [isNot, isOtherNot] = [one, other].map(({ label }) => label.startsWith(notWord));
  if (!isNot && !isOtherNot) return facetPart({ [name]: [...new Set([...values, ...more])] });
  // What is not wanted is taken away from what is.
  const both = values.filter((value) => more.includes(value));
  const label = isNot && !isOtherNot ? `${other.label}, ${one.label}` : `${one.label}, ${other.label}`;
  return { label, wish: { kind: 'facets', facets: { [name]: both } } };
}

/** "7 seats" and "5 or more seats" are 7: a span of numbers is narrowed, while two numbers are alternatives. */
function joinCounts(one: Part, other: Part, name: FacetName): Part {
  const [values, more] = [firstFacet(one)[1], firstFacet(other)[1]];
  const narrow = values.length <= more.length ? one : other;
  const both = values.filter((value) => more.includes(value));
  const isSpan = [one, other].some(({ label }) => label.includes('or more'));
  return isSpan && both.length > 0 ? narrow : facetPart({ [name]: [...new Set([...values, ...more])] });
}

function firstFacet({ wish }: Part): readonly [name: FacetName | undefined, values: readonly string[]] {
  const [first] =
    wish.kind === 'facets' ? (Object.entries(wish.facets) as [FacetName, readonly string[]][]) : [];
  return first ?? [undefined, []];
}

/** "BMW" beside "3 Series" says whose it is, and so does a make beside a name that several makes have. */
function withoutRepeats(names: readonly FoundName[]): readonly FoundName[] {
  const makesAlone = names.filter(({ range }) => !range).map(({ make }) => make.slug);
  const isOwned = ({ make, range }: FoundName) => range !== undefined && makesAlone.includes(make.slug);
  return names.filter((name) => {
    if (!name.range) return !names.some((other) => other.range && other.make.slug === name.make.slug);
    return isOwned(name) || !names.some((other) => isOwned(other) && other.range?.slug === name.range?.slug);
  });
}
