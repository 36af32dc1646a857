import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as the mail server received it. */
interface TakenMessage {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as they were sent. */
  readonly source: string;
}

/** A mail server in this process; it keeps its port while it is down. */
export interface FakeMailServer {
  readonly port: number;
  readonly taken: readonly TakenMessage[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a mail server that stores what it receives. Without `options` it needs no login and has no TLS. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<FakeMailServer> {
  const taken: TakenMessage[] = [];
  let server: SMTPServer;
  const listen = async (port: number) => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, done) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        const take = (parts: readonly string[]) => {
          taken.push({ from, to, source: parts.join('') });
          done();
        };
        // A client that was killed has not sent a whole message.
        stream.setEncoding('utf8').toArray().then(take, done);
      },
      ...options,
    });
    // Without a listener, clients that hang up would end the process.
    server.on('error', () => undefined);
    const listening = server.listen(port, '127.0.0.1');
    if (!listening.listening) await once(listening, 'listening');
    return (listening.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    start: async () => void (await listen(port)),
  };
}
