import { z } from 'zod';
import { redeliverWithin } from '#server/enquiries/delivery/redeliver.ts';
import { enquiryReference } from '#server/enquiries/enquiry-record.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { toReference, toState } from './enquiry-filter.ts';

/** `redeliver`: makes deliveries due now; a running site then makes them. */
export const redeliverEnquiries = subcommand({
  usages: [
    {
      typed: 'redeliver <reference...>',
      help: 'Deliver what is waiting, dead or held of these enquiries now.',
    },
  ],
  options: {
    dead: flag('Instead of references: every delivery that was given up.'),
    held: flag('Instead of references: every delivery that is held.'),
    again: flag(
      'With references: also what was delivered before. The webhook gets it under the same id as before.',
    ),
  },
  takesOperands: true,
  request: z.union([
    z.strictObject({ references: z.array(enquiryReference).max(1_000), isAgain: z.boolean() }),
    z.strictObject({ state: z.enum(['dead', 'held']) }),
  ]),
  toRequest: ({ values: { again: isAgain, ...states }, operands }) => {
    const state = toState(states);
    if ((state === undefined) === (operands.length === 0))
      throw new UsageError('Give references, or --dead, or --held.');
    if (isAgain && state) throw new UsageError('--again goes with references.');
    return state ? { state } : { references: operands.map(toReference), isAgain };
  },
  run: async ({ orm }: Pick<Database, 'orm'>, request, { commit }) => {
    const made = await commitKnown(orm, (within) => redeliverWithin(within, request), commit);
    if (made.deliveries === 0) return ['Nothing to deliver.'];
    const deliveries = formatCount(made.deliveries, 'delivery', 'deliveries');
    return [
      `${deliveries} of ${formatCount(made.enquiries, 'enquiry', 'enquiries')} due now: a running site makes them within seconds.`,
    ];
  },
});
