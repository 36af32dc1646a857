import { toTerm } from './search-terms.ts';

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
export interface Joined {
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
