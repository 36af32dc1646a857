import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Sends the text; everything that comes back until the other side closes, or for three seconds. */
export async function exchange(socket: Socket, text: string): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text, 'latin1');
  await Promise.race([closed, delay(3000)]);
  socket.destroy();
  return answer;
}

/** The port in the address of a node or of HAProxy. */
export function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
