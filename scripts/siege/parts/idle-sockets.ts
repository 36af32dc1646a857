import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage } from '#scripts/siege/stage.ts';

const count = 5000;

/** Browsers that have asked once and keep their connection. */
export async function idleSockets(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  const open: Socket[] = [];
  try {
    const port = Number(new URL(stage.nodes[0].origin).port);
    const answered = await Promise.all(Array.from({ length: count }, () => askOnce(port, open)));
    const stopVisiting = keepVisiting(stage.nodes);
    await delay(isShort ? 5000 : 45_000);
    const visits = await stopVisiting();
    const held = open.filter((socket) => !socket.destroyed && !socket.closed).length;
    return [
      {
        promise: `${count} idle sockets held by one node, visitors served beside them`,
        measured: `${answered.filter(Boolean).length} answered, ${held} still open; ${describeVisits(visits)}`,
        isMet: held === count && visits.faults.length === 0,
      },
    ];
  } finally {
    for (const socket of open) socket.destroy();
    await stage.close();
  }
}

function askOnce(port: number, open: Socket[]): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'));
    open.push(socket);
    socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    socket.on('error', () => undefined);
  });
}
