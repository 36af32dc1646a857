import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What befalls a COMMIT: it never arrives, or it is carried out and nobody hears of it. */
export type CommitFate = 'lost on its way' | 'answer lost';

/** A proxy between the site and PostgreSQL. */
export interface TcpProxy {
  /** The URL of the server, through the proxy. */
  readonly url: string;
  /** Cuts the connection of the next COMMIT of a change that has a name (`commitKnown`), and refuses new ones for so long. */
  cutAtCommit(fate: CommitFate, downMs?: number): void;
  /** Takes new connections again. */
  comeBack(): void;
  /** Leads new connections to another server; those that are open stay where they are. */
  leadTo(url: string): void;
}

/** Opens a proxy to the server at this URL until the test has ended. */
export async function openTcpProxy(url: string): Promise<TcpProxy> {
  let target = new URL(url);
  let fate: CommitFate | undefined;
  let downMs = 0;
  let downUntil = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (performance.now() < downUntil) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let isNamed = false;
    let isCommitting = false;
    const cut = () => {
      fate = undefined;
      downUntil = performance.now() + downMs;
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => {
      isNamed ||= data.includes('insert into "commits"');
      isCommitting = fate !== undefined && isNamed && data.includes('commit\0');
      if (isCommitting && fate === 'lost on its way') return cut();
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (isCommitting && data.includes('COMMIT\0')) return cut();
      client.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    cutAtCommit: (next, forMs = 0) => {
      fate = next;
      downMs = forMs;
    },
    comeBack: () => {
      downUntil = 0;
    },
    leadTo: (next) => {
      target = new URL(next);
    },
  };
}
