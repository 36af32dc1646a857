/** Line ends of every kind and other control characters: what could begin a line or a header of its own. */
const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** Marks that turn the direction of what follows them: a name with one could show the rest of a line backwards. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const maxLength = 80;

/** What somebody typed as words on one line, at most 80 characters; what is longer ends with an ellipsis. */
function toShortWords(text: string): string {
  const characters = [...toOneLineWords(text)];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

/** The same at its full length. */
export function toOneLineWords(text: string): string {
  return text.toWellFormed().replace(directionMarks, '').replace(lineBreakers, ' ').trim();
}

/** The subject of a message: "Quote: BMW 320d, £354.00 a month inc VAT, Ada Lovelace". Every fact is bounded. */
export function subjectLine(topic: string, facts: readonly (string | undefined)[]): string {
  const told = facts.map((fact) => toShortWords(fact ?? '')).filter(Boolean);
  return told.length > 0 ? `${topic}: ${told.join(', ')}` : topic;
}
