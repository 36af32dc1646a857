/** Words that visitors type, and the words that our pages have for them, in lower case. */
export const otherWords: ReadonlyMap<string, string> = new Map([
  ['vw', 'volkswagen'],
  ['merc', 'mercedes'],
  ['ev', 'electric'],
  ['evs', 'electric'],
  ['bev', 'electric'],
  ['phev', 'plug'],
  ['lorry', 'van'],
  ['lorries', 'van'],
  ['auto', 'automatic'],
  ['4wd', 'all'],
  ['awd', 'all'],
  ['ring', 'call'],
  ['telephone', 'phone'],
]);

const maxTerms = 8;

/**
 * The terms that a text is found by: its words, and the joined parts of a word with a hyphen, dot or apostrophe, so
 * that "e-208" is also found as "e208" and "ID.3" as "id3".
 */
export function toIndexTerms(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}.'’-]+/u)
    .flatMap((word) => {
      const parts = toParts(word);
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    });
}

/** The terms of the first eight words of a question; more words would cost too much time. */
export function toQueryTerms(text: string): string[] {
  return toParts(fold(text)).slice(0, maxTerms);
}

/** Gives a word and its plural, and two names of one thing, the same term. */
export function toTerm(word: string): string {
  return toSingular(otherWords.get(word) ?? otherWords.get(toSingular(word)) ?? word);
}

function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * How many letters may be wrong. None in short words and in names with digits, where another letter means another car.
 */
export function toleratedFaults(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 6 ? 1 : 2;
}

function toParts(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Lower case without accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
