import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Statuses with which a proxy says that the service behind it is down. */
const awayStatuses = [502, 503, 504];

/**
 * Sends a HEAD request, which has no effects, to the service's base address on a new connection. Any answer counts as
 * success except those of a proxy whose service is down.
 */
export async function askHead(url: string, signal: AbortSignal): Promise<void> {
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = open(url, { method: 'HEAD', agent: false, signal });
  // Without this listener, losing the connection after the head would end the process.
  request.on('error', () => undefined);
  request.end();
  const [response] = await once(request, 'response');
  response.destroy();
  if (awayStatuses.includes(response.statusCode))
    throw Object.assign(new Error('The service is away.'), { code: `status_${response.statusCode}` });
}

/**
 * Connects to the address, with TLS for https, and closes the connection without a request: for services at which any
 * request might have an effect.
 */
export async function askToConnect(url: string, signal: AbortSignal): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const to = { host, port: Number(port) || (isSecure ? 443 : 80) };
  const socket = isSecure
    ? connectTls({ ...to, ...(isIP(host) === 0 && { servername: host }) })
    : connect(to);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal });
  } finally {
    // Closing the socket may emit an error, which can be ignored.
    socket.on('error', () => undefined);
    socket.destroy();
  }
}
