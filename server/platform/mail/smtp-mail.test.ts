import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { MailFault } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { startMailServer } from './testing/fake-mail-server.ts';

type ServerOptions = Parameters<typeof startMailServer>[0];

async function startServer(options?: ServerOptions) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

const from = 'Leasing Options <no-reply@site.example>';
const toMail = (port: number, end = '?tls=off') =>
  createSmtpMail({ url: `smtp://127.0.0.1:${port}${end}`, from });

/** Name and value of each header; folded lines are joined. */
function readHeaders(source: string): readonly string[] {
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test('a message is sent with sender, reply address, stable id and its own headers', async () => {
  const server = await startServer();
  const message = {
    to: 'ada@example.com',
    subject: 'Café: £300',
    text: 'One\nTwo',
    id: '7c1f',
    replyTo: 'bob@example.com',
    headers: { 'List-Unsubscribe': '<https://site.example/off>' },
  };
  await toMail(server.port).send(message);

  expect(server.taken).toMatchObject([{ from: 'no-reply@site.example', to: ['ada@example.com'] }]);
  const source = server.taken[0]?.source ?? '';
  expect(readHeaders(source)).toEqual(
    expect.arrayContaining([
      'From: Leasing Options <no-reply@site.example>',
      'To: ada@example.com',
      'Reply-To: bob@example.com',
      'Message-ID: <7c1f@site.example>',
      'List-Unsubscribe: <https://site.example/off>',
    ]),
  );
  expect(source).toMatch(/One\r\nTwo/);
});

test('text in a subject or a header cannot begin another header', async () => {
  const server = await startServer();
  await toMail(server.port).send({
    to: 'ada@example.com',
    subject: 'Hello\u0007\r\nBcc: spy@example.com\r\n\r\nBody',
    text: 'Bcc: spy@example.com\r\n.\r\nRCPT TO:<spy@example.com>',
    id: 'x>\r\nBcc: spy@example.com',
    headers: { 'X-Note\r\nBcc': 'a\r\nBcc: spy@example.com', 'X-Other': 'a\u0007\r\nBcc: spy@example.com' },
  });

  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]?.to).toEqual(['ada@example.com']);
  const headers = readHeaders(server.taken[0]?.source ?? '');
  expect(headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
  expect(headers).toEqual(
    expect.arrayContaining([
      'Subject: Hello Bcc: spy@example.com Body',
      'X-Other: a Bcc: spy@example.com',
      'Message-ID: <xBccspyexamplecom@site.example>',
    ]),
  );
});

test.each([
  'a@example.com\r\nBcc: spy@example.com',
  'a@example.com, spy@example.com',
  'a@example.com;spy@example.com',
  'Ada <a@example.com>',
  '"a b"@example.com',
  'a@example.com> SIZE=1',
  'a@b@example.com',
  'nobody',
  '',
])('%j is refused as a recipient and as a reply address', async (address) => {
  const server = await startServer();
  const message = { to: 'a@example.com', subject: 's', text: 't' };

  await expect(toMail(server.port).send({ ...message, to: address })).rejects.toThrow(MailFault);
  await expect(toMail(server.port).send({ ...message, replyTo: address })).rejects.toThrow(MailFault);
  expect(server.taken).toEqual([]);
});

test('no message is sent unencrypted unless the address of the server says so', async () => {
  const plain = await startServer();
  // The server's certificate is self-signed.
  const encrypted = await startServer({ disabledCommands: ['AUTH'] });
  const message = { to: 'a@example.com', subject: 's', text: 't' };

  await expect(toMail(plain.port, '').send(message)).rejects.toThrow(MailFault);
  await expect(toMail(encrypted.port, '').send(message)).rejects.toThrow(MailFault);
  expect([...plain.taken, ...encrypted.taken]).toEqual([]);
  await toMail(plain.port).send(message);
  expect(plain.taken).toHaveLength(1);
});

test('a refusal is reported in codes, without the address or the server’s text', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`${address} is unknown here`), { responseCode: 550 })),
  });
  const refused = toMail(server.port).send({ to: 'canary@example.com', subject: 's', text: 't' });

  await expect(refused).rejects.toThrow('EENVELOPE 550');
  await expect(refused).rejects.not.toThrow(/canary|unknown here/);
});

/** Sends its greeting, and then an answer whose lines never end. */
function chatter(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
  socket.write('220 site.example\r\n');
  socket.on('error', () => undefined).on('close', () => clearInterval(timer));
}

test.each([
  ['says nothing', () => undefined],
  ['never comes to an end', chatter],
])('a server that %s is given up', async (_name, behaviour) => {
  const server = createServer(behaviour).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}?tls=off`, from, timeoutMs: 200 });

  await expect(mail.send({ to: 'a@example.com', subject: 's', text: 't' })).rejects.toThrow(MailFault);
});
