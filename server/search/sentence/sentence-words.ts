/** A piece of a sentence that is read as a whole: a run of letters, a number, or one of £ + -. */
export interface Term {
  readonly term: string;
  /** Which of the words that were typed, with spaces between them, it is part of. */
  readonly word: number;
}

const pieces = /£|\d+(?:\.\d+)?|[a-z]+|[+-]|</g;

/**
 * The pieces of a text in lower case, without accents: "12,000" is 12000, "7-seat" is 7 and seat, "ID.3" is id and 3. A
 * hyphen counts between two numbers alone, and a plus after one.
 */
export function toTerms(text: string): readonly Term[] {
  return splitWords(text).flatMap((typed, word) => {
    const plain = fold(typed);
    return Array.from(plain.matchAll(pieces), ({ 0: term, index }) => ({ term, index }))
      .filter(({ term, index }) => {
        if (term === '-') return /\d$/.test(plain.slice(0, index)) && /^-£?\d/.test(plain.slice(index));
        return term !== '+' || /\d$/.test(plain.slice(0, index)) || plain === '+';
      })
      .map(({ term }) => ({ term, word }));
  });
}

/** The words as they were typed. */
export function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '');
}
