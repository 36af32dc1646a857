import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Log } from '#server/platform/log/log.ts';
import {
  type ControlMessage,
  controlRequest,
  controlSocketPath,
  type ProgramName,
} from './control-message.ts';
import type { AnyProgram } from './program.ts';
import { UnconfirmedError } from './unconfirmed-error.ts';

/** Those that this site has; tests have only some. */
type Programs = Readonly<Partial<Record<ProgramName, AnyProgram>>>;

export interface ListenOptions {
  /** The caller has its lock, so a socket left there by a killed process may be removed. */
  readonly dataFolder: string;
  readonly programs: Programs;
  readonly log: Log;
}

/** Takes the work of commands through a socket that only this user can open. */
export async function listenForCommands({
  dataFolder,
  programs,
  log,
}: ListenOptions): Promise<{ close(): Promise<void> }> {
  const path = controlSocketPath(dataFolder);
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, programs, log);
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
function serve(socket: Socket, programs: Programs, log: Log): void {
  const stop = new AbortController();
  socket.on('close', () => stop.abort());
  // A peer that goes away is answered by 'close'.
  socket.on('error', () => undefined);
  const send = (message: ControlMessage) => socket.writable && socket.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: socket }).once('line', async (line) => {
    let name: ProgramName | undefined;
    let asked: AnyProgram | undefined;
    try {
      const { program, request } = controlRequest.parse(JSON.parse(line));
      name = program;
      asked = programs[program];
      if (!asked) throw new Error('This site does not take that command.');
      const feedback = {
        progress: (message: string) => void send({ type: 'progress', message }),
        print: (printed: string) => void send({ type: 'line', line: printed }),
        signal: stop.signal,
      };
      const facts = { program };
      const onBegin = (command: string) => log.info(Object.assign(facts, { command }), 'command started');
      send({ type: 'done', lines: [...(await asked.take(request, feedback, onBegin))] });
      log.info(facts, 'command finished');
    } catch (error) {
      if (error instanceof UnconfirmedError) {
        log.info({ program: name }, 'command waits for a yes');
        send({ type: 'unconfirmed', message: error.message });
      } else {
        log.warn({ program: name, err: error }, 'command failed');
        send({ type: 'failed', message: asked?.formatFailure(error) ?? 'That is no command.' });
      }
    }
    socket.end();
  });
}
