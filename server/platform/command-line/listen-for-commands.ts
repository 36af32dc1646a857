import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { isCommitted, OutcomeUnknownError } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Program } from './command.ts';
import { UnconfirmedError } from './failures.ts';
import { type ControlMessage, controlRequest, controlSocketPath } from './send-command.ts';

interface ListenOptions {
  /** The caller holds the lock of this folder, so a socket that a killed process left there may be removed. */
  readonly dataFolder: string;
  /** Where the changes of commands are looked up. */
  readonly database: Pick<Database, 'orm'>;
  /** The commands whose work this site does. */
  readonly programs: readonly Program[];
  readonly log: Log;
}

/** Does the work of commands that connect to a socket, which only this user can open. */
export async function listenForCommands(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const path = controlSocketPath(options.dataFolder);
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, options);
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

type Send = (message: ControlMessage) => void;

/** Handles the one request of a connection, and stops it when the command hangs up. */
function serve(socket: Socket, options: ListenOptions): void {
  const stop = new AbortController();
  socket.on('close', () => stop.abort());
  // 'close' handles a broken connection.
  socket.on('error', () => undefined);
  const send: Send = (message) => void (socket.writable && socket.write(`${JSON.stringify(message)}\n`));
  createInterface({ input: socket }).once('line', async (line) => {
    await answer(line, options, { send, signal: stop.signal });
    socket.end();
  });
}

interface Connection {
  readonly send: Send;
  readonly signal: AbortSignal;
}

/** How long the site looks for what became of a change. */
const patienceMs = 30_000;

async function answer(
  line: string,
  { programs, log, database }: ListenOptions,
  { send, signal }: Connection,
): Promise<void> {
  let program: Program | undefined;
  const facts: Facts = {};
  try {
    const asked = controlRequest.parse(JSON.parse(line));
    if ('outcomeOf' in asked) {
      const isDone = await isCommitted(database.orm, asked.outcomeOf, patienceMs);
      return send({ type: 'outcome', isDone });
    }
    program = programs.find(({ name }) => name === asked.program);
    if (!program) throw new Error('This site does not take that command.');
    facts.program = program.name;
    const feedback = {
      progress: (message: string) => send({ type: 'progress', message }),
      print: (printed: string) => send({ type: 'line', line: printed }),
      signal,
      commit: { id: asked.id, patienceMs },
    };
    const onBegin = (command: string) => {
      facts.command = command;
      log.info(facts, 'command started');
    };
    send({ type: 'done', lines: [...(await program.run(asked.request, feedback, onBegin))] });
    log.info(facts, 'command finished');
  } catch (error) {
    if (!(error instanceof UnconfirmedError)) {
      log.warn({ ...facts, error }, 'command failed');
      const type = error instanceof OutcomeUnknownError ? 'unknown' : 'failed';
      return send({ type, message: program?.formatFailure(error) ?? 'That is no command.' });
    }
    log.info(facts, 'command asks for confirmation');
    send({ type: 'unconfirmed', message: error.message });
  }
}

/** What the log records of a request. */
interface Facts {
  program?: string;
  command?: string;
}
