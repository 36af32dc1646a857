import { randomInt } from 'node:crypto';

/** Crockford's base 32: without letters that people take for digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `ENQ-7F3K9-Q2M4X`: three letters for what it is, then 50 random bits, easy to read out. */
export function createReference(kind: string): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${kind}-${part()}-${part()}`;
}
