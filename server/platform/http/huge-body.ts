import type { IncomingMessage, ServerResponse } from 'node:http';

/** Above the largest form that any page takes, the feeds that staff upload; `deploy/nginx.conf` has the same number. */
export const maxBodyBytes = 80 * 1024 * 1024;

/** Whether a request announces a body that no page would take. */
export function hasHugeBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > maxBodyBytes;
}

const lingerMs = 2_000;

/**
 * Ends the connection with this answer, but goes on dropping what arrives for a while: if it were closed at once, the
 * system would throw away the answer to a client that is still sending.
 */
export function lingerAfter(res: ServerResponse): void {
  res.setHeader('Connection', 'close');
  const { socket } = res;
  if (!socket) return;
  // Node calls this once the last answer of a connection has been written.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
