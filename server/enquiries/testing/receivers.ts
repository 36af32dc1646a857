import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { startMailServer } from '#server/platform/mail/testing/fake-mail-server.ts';

/** The receivers of a site's enquiries: a webhook and a mail server, both in this process. */
export async function startReceivers() {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const [webhook, mail] = await Promise.all([startWebhook(), startMailServer()]);
  return {
    /** Settings of a site that sends to them. */
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}?tls=off`,
      MAIL_FROM: 'Leasing Options <no-reply@site.example>',
      ENQUIRIES_TO: 'staff@site.example',
      ENQUIRIES_WEBHOOK_URL: webhook.url,
      ENQUIRIES_WEBHOOK_SECRET: secret,
    },
    /** Idempotency keys that the webhook saw, by the reference of the enquiry; throws when one is signed wrongly. */
    webhookKeys: () => {
      const posted = webhook.calls.map(({ headers, body }) => {
        const { data } = new Webhook(secret).verify(body, headers as Record<string, string>) as Posted;
        return [data.reference, String(headers['webhook-id'])] as const;
      });
      return collect(posted);
    },
    /** Message ids that staff got, by reference. */
    staffMessages: () => messagesTo('staff@site.example', mail.taken),
    /** Message ids that visitors got, by reference. */
    visitorMessages: () => messagesTo(/@visitors\.example$/, mail.taken),
    /** Subjects of the mails to an address, in the order they came. */
    mailsTo: (address: string) =>
      mail.taken
        .filter(({ to: [to] }) => to === address)
        .map(({ source }) => /^Subject: (.*)$/im.exec(source)?.[1]?.trim()),
    start: async () => void (await Promise.all([webhook.start(), mail.start()])),
    stop: async () => void (await Promise.all([webhook.stop(), mail.stop()])),
  };
}

interface Posted {
  readonly data: { readonly reference: string };
}

type Taken = Awaited<ReturnType<typeof startMailServer>>['taken'];

function messagesTo(address: string | RegExp, taken: Taken) {
  const messages = taken.filter(({ to: [to = ''] }) =>
    typeof address === 'string' ? to === address : address.test(to),
  );
  return collect(
    messages.map(
      ({ source }) => [pick(source, /ENQ-\S{5}-\S{5}/), pick(source, /^Message-ID: .*/im)] as const,
    ),
  );
}

function pick(source: string, shape: RegExp): string {
  return shape.exec(source)?.[0] ?? 'none';
}

function collect(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = new Map<string, Set<string>>();
  for (const [name, value] of pairs) sets.set(name, (sets.get(name) ?? new Set()).add(value));
  return sets;
}

/** A request as the webhook got it. */
interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook in this process. It keeps its port while it is down. */
interface FakeWebhook {
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
