import { z } from 'zod';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag, text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database } from '#server/platform/database/database.ts';
import { referenceField, toReference } from './enquiry-filter.ts';
import { type Erasure, eraseWithin } from './erase-within.ts';

const eraseRequest = z.strictObject({
  whose: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('reference'), reference: referenceField }),
    z.strictObject({ by: z.literal('email'), email: z.string().min(3).max(254) }),
  ]),
  isDryRun: z.boolean(),
});

/** `erase`: removes what a visitor sent, for a data-protection request. */
export const eraseEnquiries = subcommand({
  usages: [
    {
      typed: 'erase <reference>',
      help: 'Erase what was sent in one enquiry, for a data-protection request.',
    },
    {
      typed: 'erase --email <address>',
      help: 'The same for every enquiry of which a field is this address.',
    },
  ],
  options: {
    email: text('<address>'),
    'dry-run': flag('Say what would be erased, and erase nothing.'),
  },
  takesOperands: true,
  request: eraseRequest,
  toRequest: ({ values, operands }) => ({
    whose: toWhose(values.email, operands),
    isDryRun: values['dry-run'],
  }),
  run: erase,
});

function toWhose(email: string | undefined, [reference, ...more]: readonly string[]) {
  if (more.length > 0 || (reference === undefined) === (email === undefined))
    throw new UsageError('Give one reference, or --email and an address.');
  return email === undefined
    ? { by: 'reference', reference: toReference(reference ?? '') }
    : { by: 'email', email: email.trim() };
}

/** Thrown to roll back the transaction of a dry run. */
class DryRunEnd extends Error {}

/** Erases in one transaction and says what was erased. A dry run does the same and rolls it back. */
async function erase(
  { orm }: Pick<Database, 'orm'>,
  { whose, isDryRun }: z.infer<typeof eraseRequest>,
): Promise<readonly string[]> {
  let erasure: Erasure | undefined;
  try {
    await orm.transaction(async (within) => {
      erasure = await eraseWithin(within, whose);
      if (isDryRun) throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
  if (!erasure) throw new Error('An erasure ended without a result.');
  return formatErasure(erasure, isDryRun);
}

/** Lines that say how much was erased or would be, without any of the erased data. */
function formatErasure(erasure: Erasure, isDryRun: boolean): readonly string[] {
  const { references, mentions, dropped, delivered, messages } = erasure;
  const sent = Object.entries(delivered).map(([channel, count]) => `${channel} (${count})`);
  return [
    references.length === 0
      ? 'No enquiry has this address in a field.'
      : `Erased: ${references.join(', ')}. Reference, kind, time and consent log stay.`,
    `Deliveries dropped: ${dropped}. Messages removed from the embedded mailbox: ${messages}.`,
    ...(sent.length > 0 ? [`Delivered before, so to be erased there too: ${sent.join(', ')}.`] : []),
    ...(mentions.length > 0
      ? [`The address is also named within ${mentions.join(', ')}: look there, and erase by reference.`]
      : []),
    ...(isDryRun ? ['Dry run: nothing has changed.'] : []),
  ];
}
