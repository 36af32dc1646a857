import { expect, onTestFinished, test } from 'vitest';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import type { Mailbox } from './mailbox.ts';
import { startMailbox } from './start-mailbox.ts';

const siteOrigin = 'http://localhost:3000';
const message = { to: 'a@example.com', subject: 'Hello', text: '<b>', sentAt: new Date(0) };

async function start(listMessages: Mailbox['listMessages']) {
  const recorded = recordLog();
  const mail = { send: async () => undefined, listMessages };
  const server = await startMailbox({ mail, siteOrigin, log: recorded.log });
  onTestFinished(() => server.close());
  return { ...server, recorded };
}

test('messages can be read on this machine without an embedded account API', async () => {
  const { baseUrl } = await start(async () => [message]);
  const page = await fetchRaw(`${baseUrl}/mailbox`);

  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('&lt;b&gt;');
  expect(page.headers['cache-control']).toBe('no-store');
});

test('the content of a message is shown as text, in attributes too', async () => {
  const attack = '"><img src=x onerror=alert(1)>';
  const text = `${attack}\n${siteOrigin}/"onmouseover="alert(1)\n${siteOrigin}.evil.example/`;
  const headers = { 'Reply-To': attack };
  const { baseUrl } = await start(async () => [
    { to: attack, subject: attack, text, headers, sentAt: new Date(0) },
  ]);
  const page = await fetchRaw(`${baseUrl}/mailbox`);
  const html = page.body.toString();

  expect(html).not.toMatch(/<img|"onmouseover/);
  expect(html.match(/&quot;&gt;&lt;img/g)).toHaveLength(4);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
});

test('a page of another site whose host name resolves to this machine cannot read messages', async () => {
  const { baseUrl } = await start(async () => [message]);

  for (const Host of ['evil.example:80', 'localhost.evil.example', 'evil.example?localhost:80'])
    expect((await fetchRaw(`${baseUrl}/mailbox.json`, { Host })).status).toBe(404);
});

test('the mailbox listens on no other address of this machine', async () => {
  const { baseUrl } = await start(async () => [message]);

  await expect(fetchRaw(baseUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('ECONNREFUSED');
});

test('a fault is logged, and the answer does not contain its message', async () => {
  const { baseUrl, recorded } = await start(() => Promise.reject(new Error('canary')));
  const page = await fetchRaw(`${baseUrl}/mailbox`);

  expect([page.status, page.body.toString()]).toEqual([500, '']);
  expect(recorded.events()).toEqual(['request failed']);
});
