import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type ControlRequest, controlMessage, controlSocketPath } from './control-message.ts';
import { UnconfirmedError } from './failures.ts';
import type { Feedback } from './subcommand.ts';

/** The site refused the request or failed; the message is the site's. */
export class RemoteFailure extends Error {}

/**
 * Sends a request to the site that has the embedded database open, and waits for its answer; undefined when no site
 * listens. Throws `RemoteFailure` when it is refused, fails or is cut short, and `UnconfirmedError` when it must be
 * confirmed.
 */
export async function sendCommand(
  dataFolder: string,
  request: ControlRequest,
  { progress, print, signal }: Feedback,
): Promise<readonly string[] | undefined> {
  const socket = await connectTo(controlSocketPath(dataFolder));
  if (!socket) return undefined;
  // When the site ends the connection, reading its lines below ends too.
  socket.on('error', () => undefined);
  signal?.addEventListener('abort', () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    const answered = await readAnswer(socket, { progress, print });
    if (answered) return answered;
  } finally {
    socket.destroy();
  }
  if (signal?.aborted) {
    throw new RemoteFailure(
      'Stopped. Unless the site had just finished, nothing has changed: look before you try again.',
    );
  }
  throw new RemoteFailure(
    'The site stopped before it had answered. Look at what has changed, then try again.',
  );
}

/** The final lines of the answer; undefined when the connection ends before them. */
async function readAnswer(
  socket: Socket,
  { progress, print }: Pick<Feedback, 'progress' | 'print'>,
): Promise<readonly string[] | undefined> {
  const lines = createInterface({ input: socket });
  // When a connection breaks, reading its lines does not end by itself.
  socket.on('close', () => lines.close());
  for await (const line of lines) {
    const message = controlMessage.parse(JSON.parse(line));
    if (message.type === 'done') return message.lines;
    if (message.type === 'failed') throw new RemoteFailure(message.message);
    if (message.type === 'unconfirmed') throw new UnconfirmedError(message.message);
    if (message.type === 'line') print(message.line);
    else progress(message.message);
  }
  return undefined;
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}
