import { z } from 'zod';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';

const reference = z.string().regex(/^[A-Z0-9-]{4,40}$/);

const filter = {
  kind: z.enum(enquiryKinds).optional(),
  /** First day, in London, of those that are meant. */
  since: z.iso.date().optional(),
  /** Only those with a delivery in this state. */
  state: z.enum(['dead', 'held']).optional(),
};

/** What the enquiries command can be asked, as it also goes through the control socket. */
export const enquiriesRequest = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list'), ...filter, limit: z.int().min(1).max(1_000_000) }),
  z.strictObject({ command: z.literal('export'), ...filter, format: z.enum(['csv', 'jsonl']) }),
  z.strictObject({
    command: z.literal('redeliver'),
    /** Instead of a state: the enquiries that are meant. */
    references: z.array(reference).max(1_000),
    state: z.enum(['dead', 'held']).optional(),
    /** What was delivered goes out once more, too. */
    isAgain: z.boolean(),
  }),
  z.strictObject({
    command: z.literal('erase'),
    whose: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('reference'), reference }),
      z.strictObject({ by: z.literal('email'), email: z.string().min(3).max(254) }),
    ]),
    isDryRun: z.boolean(),
  }),
]);

export type EnquiriesRequest = z.infer<typeof enquiriesRequest>;

/** One kind of request. */
export type RequestOf<Command extends EnquiriesRequest['command']> = Extract<
  EnquiriesRequest,
  { readonly command: Command }
>;
