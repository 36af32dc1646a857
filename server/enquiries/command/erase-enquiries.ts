import { z } from 'zod';
import { type Erasure, eraseWithin, type Whose } from '#server/enquiries/erasing/erase-within.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag, text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database } from '#server/platform/database/database.ts';
import { referenceField, toReference } from './enquiry-filter.ts';

const eraseRequest = z.strictObject({
  whose: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('reference'), reference: referenceField }),
    z.strictObject({ by: z.literal('email'), email: z.string().min(3).max(254) }),
  ]),
  isWithProof: z.boolean(),
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
    'with-proof': flag('Erase what is kept as proof too: who confirmed on which quote how commission works.'),
    'dry-run': flag('Say what would be erased, and erase nothing.'),
  },
  takesOperands: true,
  request: eraseRequest,
  toRequest: ({ values, operands }) => ({
    whose: toWhose(values.email, operands),
    isWithProof: values['with-proof'],
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

function toErased(whose: z.infer<typeof eraseRequest>['whose'], isWithProof: boolean): Whose {
  if (whose.by === 'reference') return { ...whose, isWithProof };
  return { by: 'person', person: { email: whose.email, accountIds: [] }, isWithProof };
}

/** Thrown to roll back the transaction of a dry run. */
class DryRunEnd extends Error {}

/** Erases in one transaction and says what was erased. A dry run does the same and rolls it back. */
async function erase(
  { orm }: Pick<Database, 'orm'>,
  { whose, isWithProof, isDryRun }: z.infer<typeof eraseRequest>,
): Promise<readonly string[]> {
  let erasure: Erasure | undefined;
  try {
    await orm.transaction(async (within) => {
      erasure = await eraseWithin(within, toErased(whose, isWithProof));
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
  const { references, proofs, mentions, dropped, delivered, messages } = erasure;
  const sent = Object.entries(delivered).map(([channel, count]) => `${channel} (${count})`);
  return [
    references.length === 0
      ? 'No enquiry has this address in a field.'
      : `Erased: ${references.join(', ')}. Reference, kind, time and consent log stay.`,
    ...(proofs.length > 0
      ? [`Name and quote reference stay as proof in ${proofs.join(', ')}; --with-proof erases them too.`]
      : []),
    `Deliveries dropped: ${dropped}. Messages removed from the embedded mailbox: ${messages}.`,
    ...(sent.length > 0 ? [`Delivered before, so to be erased there too: ${sent.join(', ')}.`] : []),
    ...(mentions.length > 0
      ? [`The address is also named within ${mentions.join(', ')}: look there, and erase by reference.`]
      : []),
    ...(isDryRun ? ['Dry run: nothing has changed.'] : []),
  ];
}
