import { z } from 'zod';
import { enquiryReference } from '#server/enquiries/enquiry-record.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import {
  day,
  type Flag,
  flag,
  type OptionValues,
  valueOption,
} from '#server/platform/command-line/option.ts';
import { findNearName } from '#server/platform/config/near-name.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';

/** Which enquiries are listed or exported. */
export const filterFields = {
  kind: z.enum(enquiryKinds).optional(),
  /** The first day, in London, of the enquiries. */
  since: z.iso.date().optional(),
  /** Only enquiries with a delivery in this state. */
  state: z.enum(['dead', 'held']).optional(),
};

export type EnquiryFilter = z.infer<z.ZodObject<typeof filterFields>>;

/** The command-line options of the filter. */
export const filterOptions = {
  kind: valueOption({
    shows: '<kind>',
    help: `Only this kind: ${enquiryKinds.join(', ')}.`,
    read: readKind,
  }),
  since: day(
    'Only those received on or after this day in London: 21/11/2026, 2026-11-21, today or yesterday.',
  ),
  dead: flag('Only those with a delivery that was given up.'),
  held: flag('Only those that a robot may have sent: held until staff redeliver them.'),
};

/** Reads a filter from the typed options. */
export function toFilter({ kind, since, ...states }: OptionValues<typeof filterOptions>): EnquiryFilter {
  return { kind, since, state: toState(states) };
}

/** The state that one of the two flags asks for. Throws `UsageError` when both do. */
export function toState({ dead, held }: OptionValues<{ dead: Flag; held: Flag }>): EnquiryFilter['state'] {
  if (dead && held) throw new UsageError('Choose --dead or --held.');
  if (dead) return 'dead';
  return held ? 'held' : undefined;
}

function readKind(typed: string): (typeof enquiryKinds)[number] {
  const kind = enquiryKinds.find((each) => each === typed);
  if (kind) return kind;
  const near = findNearName(typed, enquiryKinds);
  const help = near === undefined ? `Kinds are ${enquiryKinds.join(', ')}.` : `Did you mean ${near}?`;
  throw new UsageError(`--kind names no kind of enquiry. ${help}`);
}

/** A reference as typed, in capitals. Throws a `UsageError` for anything else. */
export function toReference(typed: string): string {
  const reference = typed.trim().toUpperCase();
  if (enquiryReference.safeParse(reference).success) return reference;
  throw new UsageError('Give a reference such as ENQ-7F3K9-Q2M4X.');
}
