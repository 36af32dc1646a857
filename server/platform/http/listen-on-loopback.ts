import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLimitedServer } from './server-limits.ts';

/** A server for this machine only, listening. */
export interface LoopbackServer {
  /** `http://127.0.0.1:<port>`, without a final slash. */
  readonly baseUrl: string;
  /** Accepts no more requests and waits for those that are being answered. */
  close(): Promise<void>;
}

/** Listens on a free port that only this machine reaches. */
export async function listenOnLoopback(listener: RequestListener): Promise<LoopbackServer> {
  const server = createLimitedServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, close: () => close(server) };
}

/** Clients keep their connections open for the next request, so idle ones are closed here. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(sweep);
}

/**
 * Whether a Host header names this machine. A page elsewhere could let its own name lead here; what listens for this
 * machine only refuses such names.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host ?? '');
}
