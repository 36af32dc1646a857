import { z } from 'zod';
import { type EnquiryKind, enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { findNearName } from './near-name.ts';

/** How many months what was sent in an enquiry is kept. */
export interface KeepMonths {
  /** For every kind without its own number. */
  readonly default: number;
  readonly byKind: Readonly<Partial<Record<EnquiryKind, number>>>;
}

/**
 * The reasons: enquiries are answered within days, and a lease that follows has papers of its own, so a year is enough
 * to find one again. The FCA has firms keep records of complaints for three years (DISP 1.9.1R, checked 2026-11-22),
 * and complaints about data are kept as long. A confirmation about commission is proof in a dispute about the
 * agreement, for which the Limitation Act 1980 (section 5) gives six years. Prizes and jobs are settled within half a
 * year.
 */
export const usualKeepMonths: KeepMonths = Object.freeze({
  default: 12,
  byKind: Object.freeze({
    complaint: 36,
    'data-protection-complaint': 36,
    'commission-consent': 72,
    competition: 6,
    careers: 6,
  }),
});

/** The months for a kind; the default for kinds that the site no longer has. */
export function keepMonthsFor({ byKind, default: usual }: KeepMonths, kind: string): number {
  return enquiryKinds.flatMap((each) => (each === kind ? (byKind[each] ?? []) : []))[0] ?? usual;
}

const mostMonths = 240;
const example = 'such as 12, complaint=36';

/** `12, complaint=36`: months for everything, and those of kinds of enquiry. Kinds that are not named keep ours. */
export const keepMonths = z.string().transform((list, context): KeepMonths => {
  const entries = list.split(',').map((entry) => toEntry(entry.trim()));
  const fault = findFault(entries);
  if (fault !== undefined) {
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  }
  const usual = entries.find(({ kind }) => kind === undefined)?.months ?? usualKeepMonths.default;
  const named = entries.flatMap(({ kind, months }) => (kind === undefined ? [] : [[kind, months] as const]));
  const byKind = Object.freeze({ ...usualKeepMonths.byKind, ...Object.fromEntries(named) });
  return Object.freeze({ default: usual, byKind });
});

interface Entry {
  /** Undefined for the default. */
  readonly kind?: string;
  readonly months: number;
}

function toEntry(text: string): Entry {
  const [first = '', ...others] = text.split('=');
  const months = toMonths(others.length === 0 ? first : others.join('='));
  return others.length === 0 ? { months } : { kind: first.trim().toLowerCase(), months };
}

function toMonths(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The fault, as the end of a sentence that begins with the setting's name. It contains no value. */
function findFault(entries: readonly Entry[]): string | undefined {
  const kinds = entries.map(({ kind }) => kind);
  const unknown = kinds.findIndex(
    (kind) => kind !== undefined && !enquiryKinds.some((each) => each === kind),
  );
  if (unknown >= 0) {
    const near = findNearName(kinds[unknown] ?? '', enquiryKinds);
    const meant = near === undefined ? '' : ` (did you mean ${near}?)`;
    return `must name kinds of enquiry before "=": entry ${unknown + 1} does not${meant}`;
  }
  if (!entries.every(({ months }) => months >= 1 && months <= mostMonths))
    return `must be whole months from 1 to ${mostMonths} with commas between them, ${example}`;
  if (new Set(kinds).size !== kinds.length) return `must name each kind once, ${example}`;
  return undefined;
}
