import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import {
  type CatalogueRequest,
  catalogueRequest,
  type Feedback,
} from '#server/catalogue/command/catalogue-request.ts';
import { formatFailure } from '#server/catalogue/command/format-failure.ts';
import type { Log } from '#server/log.ts';
import { type ControlMessage, controlSocketPath } from './control-message.ts';

type Run = (request: CatalogueRequest, feedback: Feedback) => Promise<readonly string[]>;

export interface ListenOptions {
  /** The caller has its lock, so a socket left there by a killed process may be removed. */
  readonly dataFolder: string;
  readonly run: Run;
  readonly log: Log;
}

/** Takes the catalogue command's work through a socket that only this user can open. */
export async function listenForCommands({
  dataFolder,
  run,
  log,
}: ListenOptions): Promise<{ close(): Promise<void> }> {
  const path = controlSocketPath(dataFolder);
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, run, log);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** One request on one connection; whoever hangs up stops it. */
function serve(socket: Socket, run: Run, log: Log): void {
  const stop = new AbortController();
  socket.on('close', () => stop.abort());
  // A peer that goes away is answered by 'close'.
  socket.on('error', () => undefined);
  const send = (message: ControlMessage) => socket.writable && socket.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: socket }).once('line', async (line) => {
    try {
      const request = catalogueRequest.parse(JSON.parse(line));
      log.info({ command: request.command }, 'catalogue command started');
      const progress = (message: string) => send({ type: 'progress', message });
      send({ type: 'done', lines: [...(await run(request, { progress, signal: stop.signal }))] });
      log.info({ command: request.command }, 'catalogue command finished');
    } catch (error) {
      log.warn({ err: error }, 'catalogue command failed');
      send({ type: 'failed', message: formatFailure(error) });
    }
    socket.end();
  });
}
