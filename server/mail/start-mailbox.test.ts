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

test('a page elsewhere whose name leads to this machine reads no messages', async () => {
  const { baseUrl } = await start(async () => [message]);

  expect((await fetchRaw(`${baseUrl}/mailbox.json`, { Host: 'evil.example:80' })).status).toBe(404);
});

test('a fault is told without a word of it, and logged', async () => {
  const { baseUrl, recorded } = await start(() => Promise.reject(new Error('canary')));
  const page = await fetchRaw(`${baseUrl}/mailbox`);

  expect([page.status, page.body.toString()]).toEqual([500, '']);
  expect(recorded.events()).toEqual(['request failed']);
});
