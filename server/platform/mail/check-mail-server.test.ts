import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { createMailCheck } from './check-mail-server.ts';
import { startMailServer } from './testing/fake-mail-server.ts';

const soon = () => AbortSignal.timeout(5_000);

/** A mail server that accepts one password and records login attempts. */
async function startServer() {
  const logins: unknown[] = [];
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ password }, _session, done) => {
      logins.push(password);
      if (password === 'right') done(null, { user: 'site' });
      else done(new Error('no'));
    },
  });
  onTestFinished(() => server.stop());
  return { ...server, logins };
}

test('a mail server that sends its greeting counts as working, and gets no message', async () => {
  const { port, taken, logins } = await startServer();
  await createMailCheck(`smtp://127.0.0.1:${port}?tls=off`)(soon());

  expect([taken, logins]).toEqual([[], []]);
});

test('the login is tried until it succeeds once, and not again', async () => {
  const { port, logins } = await startServer();
  const check = createMailCheck(`smtp://site:right@127.0.0.1:${port}?tls=off`);
  await check(soon());
  await check(soon());

  expect(logins).toEqual(['right']);
});

test('a refused login is reported, and not tried again for ten minutes', async () => {
  const { port, logins } = await startServer();
  let nowMs = 0;
  const check = createMailCheck(`smtp://site:wrong@127.0.0.1:${port}?tls=off`, () => nowMs);

  await expect(check(soon())).rejects.toMatchObject({ code: 'EAUTH' });
  nowMs = 599_999;
  await expect(check(soon())).rejects.toMatchObject({ code: 'EAUTH' });
  expect(logins).toEqual(['wrong']);
  nowMs = 600_000;
  await expect(check(soon())).rejects.toMatchObject({ code: 'EAUTH' });
  expect(logins).toEqual(['wrong', 'wrong']);
});

test('a mail server without the configured encryption is reported before a message needs it', async () => {
  const { port } = await startServer();

  await expect(createMailCheck(`smtp://127.0.0.1:${port}`)(soon())).rejects.toMatchObject({ code: 'ETLS' });
});

test('a mail server that did not answer is checked again', async () => {
  const server = await startServer();
  const check = createMailCheck(`smtp://127.0.0.1:${server.port}?tls=off`);
  await server.stop();
  await expect(check(soon())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await server.start();
  await check(soon());
});

test('a mail server that sends nothing is given up, and the connection closed', async () => {
  let isConnected = false;
  const silent = createServer((socket) => {
    isConnected = true;
    socket
      .on('error', () => undefined)
      .on('close', () => {
        isConnected = false;
      })
      .resume();
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const check = createMailCheck(`smtp://127.0.0.1:${port}?tls=off`);

  await expect(check(AbortSignal.timeout(200))).rejects.toThrow();
  await eventually(() => isConnected, false);
});
