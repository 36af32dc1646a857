import { z } from 'zod';
import { singleAddress } from '#server/platform/mail/mail.ts';
import { type EnquiryKind, enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { findNearName } from './near-name.ts';

/** Where staff get enquiries. */
export interface EnquiryAddresses {
  /** For every kind without its own address. */
  readonly default: string;
  readonly byKind: Readonly<Partial<Record<EnquiryKind, string>>>;
}

/** The address for a kind; the default one for kinds that the site no longer has. */
export function addressFor({ byKind, default: usual }: EnquiryAddresses, kind: string): string {
  return enquiryKinds.flatMap((each) => (each === kind ? (byKind[each] ?? []) : []))[0] ?? usual;
}

/** Every address in the setting, the default first. */
export function listEnquiryAddresses({ byKind, default: usual }: EnquiryAddresses): readonly string[] {
  return [usual, ...Object.values(byKind)];
}

/** `leads@example.co.uk, complaint=complaints@example.co.uk`: the usual address, and those of kinds of enquiry. */
export const enquiryAddresses = z.string().transform((list, context): EnquiryAddresses => {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(toEntry);
  const fault = findFault(entries);
  if (fault === undefined) return toAddresses(entries);
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});

interface Entry {
  /** Undefined for the default address. */
  readonly kind?: string;
  readonly address: string;
}

function toEntry(text: string): Entry {
  const [first = '', ...others] = text.split('=');
  return others.length === 0
    ? { address: first }
    : { kind: first.trim().toLowerCase(), address: others.join('=').trim() };
}

function toAddresses(entries: readonly Entry[]): EnquiryAddresses {
  const usual = entries.find(({ kind }) => kind === undefined)?.address ?? '';
  const named = entries.flatMap(({ kind, address }) =>
    kind === undefined ? [] : [[kind, address] as const],
  );
  return Object.freeze({ default: usual, byKind: Object.freeze(Object.fromEntries(named)) });
}

const example = 'such as leads@example.co.uk, complaint=complaints@example.co.uk';

/** The fault, as the end of a sentence that begins with the setting's name. It contains no value. */
function findFault(entries: readonly Entry[]): string | undefined {
  const unknown = entries.findIndex(({ kind }) => kind !== undefined && !isKind(kind));
  if (unknown >= 0) return unknownKind(entries[unknown]?.kind ?? '', unknown + 1);
  if (!entries.every(({ address }) => singleAddress.test(address)))
    return `must be email addresses with commas between them, ${example}`;
  const kinds = entries.map(({ kind }) => kind);
  if (kinds.filter((kind) => kind === undefined).length !== 1)
    return `must have exactly one address without a kind, for everything else, ${example}`;
  const twice = kinds.find((kind, place) => kinds.indexOf(kind) !== place);
  return twice === undefined ? undefined : `must name each kind once: ${twice} is there twice`;
}

function unknownKind(kind: string, place: number): string {
  const near = findNearName(kind, enquiryKinds);
  const meant = near === undefined ? '' : ` (did you mean ${near}?)`;
  return `must name kinds of enquiry before "=": entry ${place} does not${meant}. Kinds are ${enquiryKinds.join(', ')}`;
}

function isKind(kind: string): kind is EnquiryKind {
  return (enquiryKinds as readonly string[]).includes(kind);
}
