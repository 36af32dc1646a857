import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askOutcome, CutShort, controlSocketPath, sendCommand } from './send-command.ts';

const id = '6b1f5a52-9f0c-4f5e-8d3c-0a6d6a2b7c11';

/** A site that takes connections, reads nothing by itself, and does this with each. Returns its data folder. */
async function startSite(meet: (socket: Socket) => void): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'control-'));
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => undefined);
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(controlSocketPath(dataFolder), resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(dataFolder, { recursive: true });
  });
  return dataFolder;
}

test.each([
  // The system then resets the connection instead of ending it.
  ['with the request unread', (socket: Socket) => setTimeout(() => socket.destroy(), 20)],
  ['amid a line', (socket: Socket) => socket.resume().end('{"type":"prog')],
])('an answer is cut short when the site dies %s', async (_, die) => {
  const dataFolder = await startSite((socket) => void die(socket));
  const feedback = { progress: () => undefined, print: () => undefined };

  await expect(askOutcome(dataFolder, id)).rejects.toBeInstanceOf(CutShort);
  await expect(
    sendCommand(dataFolder, { program: 'catalogue', request: {}, id }, feedback),
  ).rejects.toBeInstanceOf(CutShort);
});
