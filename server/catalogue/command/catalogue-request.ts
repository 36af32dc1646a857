import { z } from 'zod';

const changing = {
  mode: z.enum(['replace', 'merge']),
  isDryRun: z.boolean(),
  isConfirmed: z.boolean(),
  maxRejectsPercent: z.number().min(0).max(100),
};
const path = z.string().startsWith('/').max(4_096);

/** What the catalogue command can be asked, as it also goes through the control socket; paths are absolute. */
export const catalogueRequest = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('import'),
    vehiclesPath: path.optional(),
    ratesPath: path.optional(),
    ...changing,
  }),
  z.strictObject({ command: z.literal('import-vca'), path, hasDemoRates: z.boolean(), ...changing }),
  z.strictObject({ command: z.literal('import-demo'), ...changing }),
  z.strictObject({ command: z.literal('status') }),
  z.strictObject({ command: z.literal('list-imports') }),
]);

export type CatalogueRequest = z.infer<typeof catalogueRequest>;
