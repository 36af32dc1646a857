import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLimitedServer } from './server-limits.ts';

/** A server that only this machine can reach, listening. */
export interface LoopbackServer {
  /** `http://127.0.0.1:<port>`, without a final slash. */
  readonly baseUrl: string;
  /** Accepts no more requests and waits for those under way. */
  close(): Promise<void>;
}

/** Listens on a free port that only this machine can reach. */
export async function listenOnLoopback(listener: RequestListener): Promise<LoopbackServer> {
  const server = createLimitedServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, close: () => close(server) };
}

/** Closes idle connections too, because clients keep them open for their next request. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(sweep);
}

/**
 * Whether a Host header names this machine. A page elsewhere could make its own host name resolve to this machine (DNS
 * rebinding), so servers for this machine only refuse other names.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host ?? '');
}
