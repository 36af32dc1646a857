import { toTerm } from './search-terms.ts';

/** The terms that a word is with two neighbouring letters swapped: "glof" is golf. None in names with digits. */
export function findSwapped(word: string, terms: ReadonlySet<string>): readonly string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, before) => {
    const [first = ''] = letters.slice(before, before + 1);
    return [...letters.slice(0, before), letter, first, ...letters.slice(before + 2)].join('');
  });
  return [...new Set(swapped)].filter((spelling) => spelling !== word && terms.has(toTerm(spelling)));
}

/** The words of a question in which two neighbours were joined. */
export interface Joined {
  readonly word: string;
  /** All of them, with the joined one in its place. */
  readonly words: readonly string[];
}

/** The words with the first two neighbours that are a term when written as one: "pick up" is pickup, "a 3" is A3. */
export function findJoined(words: readonly string[], terms: ReadonlySet<string>): Joined | undefined {
  const after = words.findIndex((word, place) => place > 0 && terms.has(toTerm(words[place - 1] + word)));
  if (after < 0) return undefined;
  const word = `${words[after - 1]}${words[after]}`;
  return { word, words: [...words.slice(0, after - 1), word, ...words.slice(after + 1)] };
}
