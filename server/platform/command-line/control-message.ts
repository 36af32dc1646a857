import { join } from 'node:path';
import { z } from 'zod';

/**
 * The message of a command to the site: one JSON object on one line. The program checks `request` itself; `id` names the
 * change that it makes. With `outcomeOf` the command asks what became of a change whose answer it lost.
 */
export const controlRequest = z.union([
  z.strictObject({ program: z.string(), request: z.unknown(), id: z.uuid() }),
  z.strictObject({ outcomeOf: z.uuid() }),
]);
export type ControlRequest = z.infer<typeof controlRequest>;

/** A message of the site to a command: one JSON object a line. */
export const controlMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), message: z.string() }),
  z.strictObject({ type: z.literal('line'), line: z.string() }),
  z.strictObject({ type: z.literal('done'), lines: z.array(z.string()) }),
  z.strictObject({ type: z.literal('failed'), message: z.string() }),
  z.strictObject({ type: z.literal('unknown'), message: z.string() }),
  z.strictObject({ type: z.literal('outcome'), isDone: z.boolean() }),
  z.strictObject({ type: z.literal('unconfirmed'), message: z.string() }),
]);
export type ControlMessage = z.infer<typeof controlMessage>;

/** Path of the socket on which the site with the embedded database listens for commands. */
export function controlSocketPath(dataFolder: string): string {
  return join(dataFolder, 'control.sock');
}
