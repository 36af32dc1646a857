import request from 'supertest';
import { expect, test } from 'vitest';
import { UnavailableError } from '#server/errors.ts';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { trapField } from '#shared/enquiries/enquiry-fields.ts';

const path = '/leave-a-message';
const typed = {
  message: 'When is the Golf back?',
  name: 'Ada Byron',
  reply: 'email',
  email: 'ada@example.com',
};

async function openSite(enquiries = memoryEnquiries()) {
  const app = await createTestApp({ services: { enquiries } });
  const post = (fields: Readonly<Record<string, string | readonly string[]>>, address = '192.0.2.1') =>
    request(app).post(path).type('form').set('X-Forwarded-For', address).send(fields);
  return { app, enquiries, post };
}

test('a form is answered with the way to its receipt, once it is stored', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post({ ...typed, consent: 'marketing-email' });

  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/enquiry-received/enq-test0-00000');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(enquiries.stored).toMatchObject([{ kind: 'message', fields: typed, isSuspected: false }]);
  expect(enquiries.stored[0]?.consents).toMatchObject([{ purpose: 'marketing-email', isGiven: true }]);
});

test('a script gets the same way as JSON, and faults by field', async () => {
  const { post } = await openSite();
  const good = await post(typed).set('Accept', 'application/json');
  const bad = await post({ ...typed, message: ' ' }).set('Accept', 'application/json');

  expect(good.body).toEqual({ status: 200, next: '/enquiry-received/enq-test0-00000' });
  expect(bad.status).toBe(400);
  expect(bad.body.fields).toEqual({ message: 'Please write your message.' });
});

test('what is wrong comes back on the page with what was typed, and nobody keeps that page', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post({ ...typed, email: '', message: 'When is the "Golf" <back>?' });

  expect(answer.status).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).toContain('Please enter an e-mail address such as name@example.co.uk.');
  expect(answer.text).toContain('When is the &quot;Golf&quot; &lt;back&gt;?');
  expect(answer.text).not.toContain('<back>');
  expect(enquiries.stored).toEqual([]);
});

test('a form that was not stored is not acknowledged, and what was typed is kept', async () => {
  const away = new UnavailableError('We could not keep your enquiry just now, so nothing was sent.');
  const { post } = await openSite({ ...memoryEnquiries(), store: () => Promise.reject(away) });
  const answer = await post(typed);

  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.text).toContain('We could not keep your enquiry just now');
  expect(answer.text).toContain('When is the Golf back?');
});

test('what people never see marks a robot, and so does a text full of links', async () => {
  const { post, enquiries } = await openSite();
  await post({ ...typed, [trapField]: 'https://casino.example' });
  await post({ ...typed, message: 'http://a.example '.repeat(6) });
  await post({ ...typed, message: 'see https://a.example' });

  expect(enquiries.stored.map(({ isSuspected }) => isSuspected)).toEqual([true, true, false]);
});

test('one address may send thirty an hour, and is told when to come back', async () => {
  const { post } = await openSite();
  for (let count = 0; count < 30; count += 1) await post({ ...typed, message: `Message ${count}` });
  const answer = await post(typed).set('Accept', 'application/json');

  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('forms of other sites are refused', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post(typed).set('Origin', 'https://evil.example');

  expect(answer.status).toBe(403);
  expect(enquiries.stored).toEqual([]);
});

test.each([
  ['far too many fields', Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 'x']))],
  ['a text without end', { ...typed, message: 'x'.repeat(70_000) }],
])('%s are refused', async (_name, fields) => {
  const { post, enquiries } = await openSite();
  const answer = await post(fields);

  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(enquiries.stored).toEqual([]);
});

test('names that mean something to JavaScript are only names', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post({ ...typed, __proto__: 'x', constructor: 'y', 'fields[a]': 'z' });

  expect(answer.status).toBe(303);
  expect(enquiries.stored[0]?.fields).toEqual(typed);
});
