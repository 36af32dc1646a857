import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { UnconfirmedError } from './failures.ts';
import type { Feedback } from './subcommand.ts';

/** The site refused the request, failed, or does not know how it ended; the message is the site's. */
export class RemoteFailure extends Error {
  readonly isUnknown: boolean;

  constructor(message: string, { isUnknown = false } = {}) {
    super(message);
    this.isUnknown = isUnknown;
  }
}

/** The connection to the site ended before its answer, because the site or the command was stopped. */
export class CutShort extends Error {}

/**
 * Sends a request to the site that has the embedded database open, and waits for its answer; undefined when no site
 * listens. Throws `RemoteFailure` when it is refused or fails, `CutShort` when no answer comes, and `UnconfirmedError`
 * when it must be confirmed.
 */
export async function sendCommand(
  dataFolder: string,
  request: ControlRequest,
  { progress, print, signal }: Feedback,
): Promise<readonly string[] | undefined> {
  return exchange(dataFolder, { request, signal }, (message) => {
    if (message.type === 'done') return message.lines;
    if (message.type === 'failed') throw new RemoteFailure(message.message);
    if (message.type === 'unknown') throw new RemoteFailure(message.message, { isUnknown: true });
    if (message.type === 'unconfirmed') throw new UnconfirmedError(message.message);
    if (message.type === 'line') print(message.line);
    else if (message.type === 'progress') progress(message.message);
    return undefined;
  });
}

/** Asks the site whether it has made a change; undefined when no site listens. Throws as `sendCommand` does. */
export function askOutcome(dataFolder: string, id: string): Promise<boolean | undefined> {
  return exchange(dataFolder, { request: { outcomeOf: id } }, (message) => {
    if (message.type === 'outcome') return message.isDone;
    throw new CutShort();
  });
}

interface Sent {
  readonly request: ControlRequest;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request and hands each message of the site to `take` until that returns an answer. */
async function exchange<Answer>(
  dataFolder: string,
  { request, signal }: Sent,
  take: (message: ControlMessage) => Answer | undefined,
): Promise<Answer | undefined> {
  const socket = await connectTo(controlSocketPath(dataFolder));
  if (!socket) return undefined;
  // Whoever reads its lines below is told.
  socket.on('error', () => undefined);
  signal?.addEventListener('abort', () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    const lines = createInterface({ input: socket });
    // When a connection breaks, reading its lines does not end by itself.
    socket.on('close', () => lines.close());
    for await (const line of lines) {
      const answer = take(controlMessage.parse(JSON.parse(line)));
      if (answer !== undefined) return answer;
    }
  } catch (error) {
    // The site died with our request unread, or amid a line of its own.
    if (error !== socket.errored && !(error instanceof SyntaxError)) throw error;
  } finally {
    socket.destroy();
  }
  throw new CutShort();
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      // The site died before it took the connection.
      else reject(error.code === 'ECONNRESET' ? new CutShort() : error);
    });
  });
}

/**
 * The message of a command to the site: one JSON object on one line. The program checks `request` itself; `id` names the
 * change that it makes. With `outcomeOf` the command asks what became of a change whose answer it lost.
 */
export const controlRequest = z.union([
  z.strictObject({ program: z.string(), request: z.unknown(), id: z.uuid() }),
  z.strictObject({ outcomeOf: z.uuid() }),
]);
type ControlRequest = z.infer<typeof controlRequest>;

/** A message of the site to a command: one JSON object a line. */
const controlMessage = z.discriminatedUnion('type', [
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
