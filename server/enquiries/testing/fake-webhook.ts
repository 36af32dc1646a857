import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the webhook got it. */
interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook in this process. It keeps its port while it is down. */
export interface FakeWebhook {
  readonly url: string;
  readonly calls: readonly WebhookCall[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a webhook that keeps its calls, and answers 204 unless `answer` does otherwise. */
export async function startWebhook(
  answer: (res: ServerResponse) => unknown = (res) => res.writeHead(204).end(),
): Promise<FakeWebhook> {
  const calls: WebhookCall[] = [];
  let server: Server;
  const listen = async (port: number) => {
    server = createServer(async (req, res) => {
      // A client may be killed while it sends.
      const parts = await req
        .setEncoding('utf8')
        .toArray()
        .catch(() => undefined);
      if (!parts) return;
      calls.push({ headers: req.headers, body: parts.join('') });
      answer(res);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}/enquiries`,
    calls,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: async () => void (await listen(port)),
  };
}
