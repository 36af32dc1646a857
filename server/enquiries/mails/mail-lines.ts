/** A fact in a mail: one line, or a label with the lines of a longer text below it. */
export interface MailLine {
  /** Left out where the value needs no label, such as a vehicle's name or an address. */
  readonly label?: string;
  readonly value: string;
  /** True for a text that a visitor typed: it always stands below its label. */
  readonly isLong?: boolean;
}

/** Lines under a heading; an empty text when there are no lines. */
export function formatPart(heading: string, lines: readonly MailLine[]): string {
  return lines.length > 0 ? [heading, ...lines.map(formatLine)].filter(Boolean).join('\n') : '';
}

const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** Typed text is indented, so that none of its lines can be mistaken for one of ours. */
function formatLine({ label, value, isLong = false }: MailLine): string {
  if (!isLong && !lineEnds.test(value)) {
    const words = toOneLineWords(value);
    return label === undefined ? words : `${withColon(label)} ${words}`;
  }
  const block = value
    .split(lineEnds)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
  return label === undefined ? block : `${withColon(label)}\n${block}`;
}

/** A label that is a question keeps its question mark; any other gets a colon. */
function withColon(label: string): string {
  const words = toOneLineWords(label);
  return words.endsWith('?') ? words : `${words}:`;
}

/** Line ends of every kind and other control characters, which could begin a new line or header. */
const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** Marks that turn the direction of text: a name with one could show the rest of its line backwards. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Typed text on one line, at its full length. */
export function toOneLineWords(text: string): string {
  return text.toWellFormed().replace(directionMarks, '').replace(lineBreakers, ' ').trim();
}

const maxLength = 80;

/** The subject of a mail: "Quote: BMW 320d, £354.00 a month inc VAT, Ada Lovelace". At most 80 characters a fact. */
export function subjectLine(topic: string, facts: readonly (string | undefined)[]): string {
  const told = facts.map((fact) => toShortWords(fact ?? '')).filter(Boolean);
  return told.length > 0 ? `${topic}: ${told.join(', ')}` : topic;
}

/** Typed text on one line, cut to 80 characters; a cut text ends with an ellipsis. */
function toShortWords(text: string): string {
  const characters = [...toOneLineWords(text)];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}
