import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { countSlips } from '#server/platform/config/near-name.ts';
import type { FacetSelection } from '#shared/deals/deal-query.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';
import { facetNames, facetPlans } from '#shared/deals/facets.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { facetWords, fillers, onlyAfterMake, shortNames, topics } from './people-words.ts';
import { plainPhrases } from './plain-phrases.ts';
import { quantityWords } from './quantities.ts';
import { type FoundName, facetPart, type Part, type Wish } from './sentence-part.ts';
import { toTerms } from './sentence-words.ts';

/** What a phrase means: something to ask for, or the pages that answer it. */
export type Meaning =
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'topic'; readonly paths: readonly string[] };

/** Every phrase that a sentence is read by, made of the catalogue's names, the facets' labels and people's own words. */
export interface Vocabulary {
  /** By the phrase's words with spaces between them. */
  readonly phrases: ReadonlyMap<string, Meaning>;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** The numbers of seats and doors that the catalogue has. */
  readonly counts: Readonly<Record<'seats' | 'doors', readonly number[]>>;
  /** The word that a misspelt one stands for; undefined when none or several are as near. */
  findNear(word: string): string | undefined;
  isKnown(word: string): boolean;
}

const shortened = Object.entries(shortNames);

/** The phrases that are the same in every catalogue: parts come before names, and names before questions. */
const fixedParts = new Map<string, Meaning>();
const questions = new Map<string, Meaning>();
for (const [text, part] of plainPhrases) addPhrase(fixedParts, toPhrase(text), { kind: 'part', part });
for (const [text, facets] of listFacetWords()) {
  addPhrase(fixedParts, toPhrase(text), { kind: 'part', part: facetPart(facets) });
}
for (const { says, at } of topics) {
  for (const text of says) addPhrase(questions, toPhrase(text), { kind: 'topic', paths: at });
}

/** What comes first wins: a make called like a fuel would not hide the fuel. */
function addPhrase(phrases: Map<string, Meaning>, phrase: string, meaning: Meaning): void {
  if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, meaning);
}

/** Builds the vocabulary of a catalogue. */
export function createVocabulary(snapshot: Snapshot): Vocabulary {
  const phrases = new Map(fixedParts);
  const { names, counts } = readCatalogue(snapshot);
  for (const [phrase, found] of names) {
    const meaning = { kind: 'part', part: namePart(found) } as const;
    addPhrase(phrases, phrase, meaning);
    for (const [short, name] of shortened) {
      if (phrase === name || phrase.startsWith(`${name} `)) {
        addPhrase(phrases, short + phrase.slice(name.length), meaning);
      }
    }
  }
  for (const [phrase, meaning] of questions) addPhrase(phrases, phrase, meaning);
  const words = new Set([...fillers, ...quantityWords]);
  let longest = 1;
  for (const phrase of phrases.keys()) {
    const own = phrase.split(' ');
    longest = Math.max(longest, own.length);
    for (const word of own) words.add(word);
  }
  return { phrases, longest, counts, isKnown: (word) => words.has(word), findNear: createNear(words) };
}

function toPhrase(text: string): string {
  return toTerms(text)
    .map(({ term }) => term)
    .join(' ');
}

/** The labels of every closed list of words among the facets, whole and in their parts, then people's own words. */
function* listFacetWords(): Generator<readonly [string, FacetSelection]> {
  for (const name of facetNames) {
    const { options = [] } = facetPlans[name];
    for (const { value, label, ...span } of options) {
      if ('min' in span || 'max' in span || name === 'tier') continue;
      for (const text of [label, ...label.split(' & ')]) yield [text, { [name]: [value] }];
    }
  }
  yield* Object.entries(facetWords);
}

/** A part for names, of which any will do. */
export function namePart(names: readonly FoundName[]): Part {
  const label = names.map(nameLabel).join(' or ');
  return { label, wish: { kind: 'names', names } satisfies Wish };
}

function nameLabel({ make, range, model }: FoundName): string {
  return [make.name, (model ?? range)?.name].filter(Boolean).join(' ');
}

interface CatalogueWords {
  readonly names: Iterable<readonly [string, readonly FoundName[]]>;
  readonly counts: Vocabulary['counts'];
}

const vehicleTypes: readonly VehicleType[] = ['car', 'commercial'];

/** The names that can be leased, each with and without its make, and the numbers of seats and doors that occur. */
function readCatalogue(snapshot: Snapshot): CatalogueWords {
  const found = new Map<string, FoundName & { vehicleTypes: VehicleType[] }>();
  const counts = { seats: new Set<number>(), doors: new Set<number>() };
  for (const vehicleType of vehicleTypes) {
    for (const pricingType of pricingTypes) {
      let last: Vehicle | undefined;
      for (const vehicle of snapshot.listVehicles(vehicleType, pricingType)) {
        if (vehicle.seats) counts.seats.add(vehicle.seats);
        if (vehicle.doors) counts.doors.add(vehicle.doors);
        // The vehicles of a model stand together.
        if (vehicle.model.slug === last?.model.slug && vehicle.range.slug === last.range.slug) continue;
        last = vehicle;
        for (const name of namesOf(vehicle)) {
          const key = [name.make, name.range, name.model].map((one) => one?.slug).join('/');
          const known = found.get(key) ?? { ...name, vehicleTypes: [] };
          found.set(key, known);
          if (!known.vehicleTypes.includes(vehicleType)) known.vehicleTypes.push(vehicleType);
        }
      }
    }
  }
  const sorted = (numbers: ReadonlySet<number>) => [...numbers].sort((a, b) => a - b);
  return {
    names: groupByText([...found.values()]),
    counts: { seats: sorted(counts.seats), doors: sorted(counts.doors) },
  };
}

function namesOf({ make, range, model }: Vehicle): readonly Omit<FoundName, 'vehicleTypes'>[] {
  const isPlain = model.name === range.name;
  return [{ make }, { make, range }, ...(isPlain ? [] : [{ make, range, model }])];
}

/** The names by every way of writing them; makes first, then ranges. A name that two makes have stands for both. */
function groupByText(names: readonly FoundName[]): ReadonlyMap<string, readonly FoundName[]> {
  const byText = new Map<string, readonly FoundName[]>();
  const depth = ({ range, model }: FoundName) => (model ? 2 : range ? 1 : 0);
  for (const name of names.toSorted((one, other) => depth(one) - depth(other))) {
    const own = (name.model ?? name.range)?.name;
    const texts = own ? [`${name.make.name} ${own}`, ...(standsAlone(own) ? [own] : [])] : [name.make.name];
    for (const phrase of new Set(texts.flatMap(spellings))) {
      const known = byText.get(phrase) ?? [];
      // A model called like the range of its make says no more than the range.
      if (known.some((one) => one.make.slug === name.make.slug)) continue;
      byText.set(phrase, [...known, name]);
    }
  }
  return byText;
}

/** Whether a range's name is enough without its make: not a bare number, and no English word. */
function standsAlone(name: string): boolean {
  const terms = toTerms(name).map(({ term }) => term);
  const [first = ''] = terms;
  if (terms.length === 1 && (onlyAfterMake.has(first) || fillers.has(first))) return false;
  return (
    !/^\d/.test(first) ||
    terms.some((term) => /^[a-z]{4,}$/.test(term) && !(term in facetWords) && term !== 'hybrid')
  );
}

/** As it is written, and with the pieces of a hyphenated or spaced name joined: "cr v" and "crv", "land rover" and "landrover". */
function spellings(name: string): readonly string[] {
  const phrase = toPhrase(name);
  const joined = phrase.replace(/(?<=[a-z]) (?=[a-z])/g, '');
  if (!/\p{L}-\p{L}/u.test(name)) return [phrase, joined];
  return [phrase, joined, toPhrase(name.replace(/(?<=\p{L})-(?=\p{L})/gu, ''))];
}

const letterBits = (word: string) => {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) - 97);
  return bits;
};

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left; left &= left - 1) count += 1;
  return count;
}

/** Letters that may be wrong: none in short words, where another letter is another word. */
function slipsAllowed(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

const saysNothing = new Set([...fillers].filter((word) => !quantityWords.includes(word)));

/** Finds the word that a misspelt one stands for. Words whose letters differ too much are never compared letter by letter. */
function createNear(words: ReadonlySet<string>): Vocabulary['findNear'] {
  const plain = [...words].filter((word) => /^[a-z]{4,}$/.test(word));
  const known = plain.map((word) => ({ word, bits: letterBits(word) }));
  return (typed) => {
    const allowed = /^[a-z]+$/.test(typed) ? slipsAllowed(typed) : 0;
    if (allowed === 0) return undefined;
    const bits = letterBits(typed);
    let best: { readonly word: string; readonly slips: number } | undefined;
    for (const { word, bits: own } of known) {
      if (Math.abs(word.length - typed.length) > allowed || countBits(own ^ bits) > 2 * allowed) continue;
      // A different first letter counts as one more slip: people rarely miss that one.
      const slips = countSlips(typed, word) + (word[0] === typed[0] ? 0 : 1);
      if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { word, slips };
    }
    // A word that says nothing would be left out unnamed, so the visitor is told instead.
    return best && saysNothing.has(best.word) ? undefined : best?.word;
  };
}
