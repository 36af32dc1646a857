import { join } from 'node:path';
import { z } from 'zod';

/** What the site says to the command, one JSON object a line. */
export const controlMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), message: z.string() }),
  z.strictObject({ type: z.literal('done'), lines: z.array(z.string()) }),
  z.strictObject({ type: z.literal('failed'), message: z.string() }),
]);
export type ControlMessage = z.infer<typeof controlMessage>;

/** Where the site that has the embedded database listens for the catalogue command. */
export function controlSocketPath(dataFolder: string): string {
  return join(dataFolder, 'control.sock');
}
