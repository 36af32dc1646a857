import { z } from 'zod';
import { enquiryReference } from '#server/enquiries/enquiry-record.ts';
import { type Erasure, eraseWithin, refuseUnderWay } from '#server/enquiries/erasing/erase-within.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag } from '#server/platform/command-line/option.ts';
import { type Feedback, subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { takingBack } from '#server/platform/database/taking-back.ts';
import type { Asked, EraseOptions, PersonErasure } from '#server/platform/person/held-data.ts';
import type { EnquiriesContext } from './enquiries-context.ts';
import { toReference } from './enquiry-filter.ts';
import { findTypedPerson, personFields, personOptions } from './person-options.ts';

const eraseRequest = z.strictObject({
  whose: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('reference'), reference: enquiryReference }),
    z.strictObject({ by: z.literal('person'), ...personFields.shape }),
  ]),
  isWithProof: z.boolean(),
  isWithAccount: z.boolean(),
  isDryRun: z.boolean(),
});

type EraseRequest = z.infer<typeof eraseRequest>;

/** `erase`: removes what a visitor sent, or all of a person, for a data-protection request. */
export const eraseEnquiries = subcommand({
  usages: [
    {
      typed: 'erase <reference>',
      help: 'Erase what was sent in one enquiry, for a data-protection request.',
    },
    {
      typed: 'erase --email <address>',
      help: 'The same for all of a person: enquiries, reviews, alerts and waiting emails.',
    },
  ],
  options: {
    ...personOptions,
    'with-account': flag(
      'With --email: delete the account too, with its contracts and all that is saved in it, unless a lease or an order is running.',
    ),
    'with-proof': flag('Erase what is kept as proof too: who confirmed on which quote how commission works.'),
    'dry-run': flag('Say what would be erased, and erase nothing.'),
  },
  takesOperands: true,
  request: eraseRequest,
  toRequest: ({ values, operands }) => ({
    whose: toWhose(findTypedPerson(values), operands),
    isWithProof: values['with-proof'],
    isWithAccount: values['with-account'],
    isDryRun: values['dry-run'],
  }),
  run: (context: EnquiriesContext, request, { commit }) => erase(context, { ...request, commit }),
});

function toWhose(asked: Asked | undefined, [reference, ...more]: readonly string[]) {
  if (more.length > 0 || (reference === undefined) === (asked === undefined))
    throw new UsageError('Give one reference, or --email and an address.');
  return asked ? { by: 'person', ...asked } : { by: 'reference', reference: toReference(reference ?? '') };
}

async function erase(
  { orm, people }: EnquiriesContext,
  request: EraseRequest & Pick<Feedback, 'commit'>,
): Promise<readonly string[]> {
  const { whose, ...options } = request;
  const lines =
    whose.by === 'reference'
      ? formatErasure(await eraseOne(orm, whose.reference, options))
      : formatPerson(await people.erase({ email: whose.email, phone: whose.phone }, options));
  return [...lines, ...(options.isDryRun ? ['Dry run: nothing has changed.'] : [])];
}

/** Erases one enquiry in one transaction. A dry run does the same and rolls it back. */
function eraseOne(
  orm: Orm,
  reference: string,
  { isWithProof, isDryRun, commit }: Pick<EraseOptions, 'isWithProof' | 'isDryRun' | 'commit'>,
): Promise<Erasure> {
  return takingBack(orm, { isTakenBack: isDryRun, commit }, async (within) => {
    const erasure = await eraseWithin(within, { by: 'reference', reference, isWithProof });
    if (!isDryRun) refuseUnderWay(erasure);
    return erasure;
  });
}

/** Lines that say how much was erased or would be, without any of the erased data. */
function formatErasure(erasure: Erasure): readonly string[] {
  const { references, proofs, mentions, dropped, delivered, messages } = erasure;
  const sent = Object.entries(delivered).map(([channel, count]) => `${channel} (${count})`);
  return [
    references.length === 0
      ? 'No enquiry is this person’s.'
      : `Erased: ${references.join(', ')}. Reference, kind, time and consent log stay.`,
    ...(proofs.length > 0
      ? [`Name and quote reference stay as proof in ${proofs.join(', ')}; --with-proof erases them too.`]
      : []),
    `Deliveries dropped: ${dropped}. Messages removed from the embedded mailbox: ${messages}.`,
    ...(sent.length > 0 ? [`Delivered before, so to be erased there too: ${sent.join(', ')}.`] : []),
    ...(mentions.length > 0
      ? [`The person is also named within ${mentions.join(', ')}: look there, and erase by reference.`]
      : []),
  ];
}

function formatPerson(erasure: PersonErasure): readonly string[] {
  const { reviews, alerts, mails, accounts, accountsLeft, accountsRunning } = erasure;
  return [
    ...formatErasure(erasure),
    `Alerts deleted: ${alerts}. Emails that waited: ${mails}. Accounts deleted: ${accounts}.`,
    ...(reviews.length > 0 ? [`Reviews deleted: ${reviews.join(', ')}.`] : []),
    ...(accountsRunning > 0
      ? ['An account stays, because a lease or an order in it is running: erase it once that has ended.']
      : []),
    ...(accountsLeft > accountsRunning
      ? ['The account stays: --with-account deletes it here; another account system has to be asked there.']
      : []),
  ];
}
