import { z } from 'zod';

/** What the search command can be asked, as it also goes through the control socket. */
export const searchRequest = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('fill') }),
  z.strictObject({ command: z.literal('status') }),
]);

export type SearchRequest = z.infer<typeof searchRequest>;
