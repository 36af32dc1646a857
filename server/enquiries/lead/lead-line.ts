import { toOneLineWords } from './short-words.ts';

/** A fact of a message: one line, or below its label the several lines of what somebody wrote. */
export interface LeadLine {
  /** Left out where the value says of itself what it is: a vehicle's name, an address. */
  readonly label?: string;
  readonly value: string;
  /** True for what was typed freely: always below its label. */
  readonly isLong?: boolean;
}

/** Lines under a heading; nothing where there are none. */
export function formatPart(heading: string, lines: readonly LeadLine[]): string {
  return lines.length > 0 ? [heading, ...lines.map(formatLine)].filter(Boolean).join('\n') : '';
}

const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** Freely typed text is indented, so that none of its lines can be taken for a fact of ours. */
function formatLine({ label, value, isLong = false }: LeadLine): string {
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

/** A label that asks is followed by its answer as it stands. */
function withColon(label: string): string {
  const words = toOneLineWords(label);
  return words.endsWith('?') ? words : `${words}:`;
}
