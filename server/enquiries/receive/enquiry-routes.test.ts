import request from 'supertest';
import { expect, test } from 'vitest';
import { UnavailableError } from '#server/platform/http/errors.ts';
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
  const app = await createTestApp({ env: { TRUST_PROXY: '1' }, services: { enquiries } });
  const post = (fields: Readonly<Record<string, string | readonly string[]>>, address = '192.0.2.1') =>
    request(app).post(path).type('form').set('X-Forwarded-For', address).send(fields);
  return { app, enquiries, post };
}

test('once a form is stored, it is answered with a redirect to its receipt', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post({ ...typed, consent: 'marketing-email' });

  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/enquiry-received/enq-test0-00000');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(enquiries.stored).toMatchObject([{ kind: 'message', fields: typed, isSuspected: false }]);
  expect(enquiries.stored[0]?.consents).toMatchObject([{ purpose: 'marketing-email', isGiven: true }]);
});

test('a script gets the receipt’s address as JSON, and faults by field', async () => {
  const { post } = await openSite();
  const good = await post(typed).set('Accept', 'application/json');
  const bad = await post({ ...typed, message: ' ' }).set('Accept', 'application/json');

  expect(good.body).toEqual({ status: 200, next: '/enquiry-received/enq-test0-00000' });
  expect(bad.status).toBe(400);
  expect(bad.body.fields).toEqual({ message: 'Write your message.' });
});

test('faults come back on the page with what was typed, and that page is not cached', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post({ ...typed, email: '', message: 'When is the "Golf" <back>?' });

  expect(answer.status).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).toContain('Enter your email address.');
  expect(answer.text).toContain('When is the &quot;Golf&quot; &lt;back&gt;?');
  expect(answer.text).not.toContain('<back>');
  expect(enquiries.stored).toEqual([]);
});

test('a form that was not stored is not acknowledged, and what was typed is kept', async () => {
  const away = new UnavailableError("We couldn't confirm that we have your enquiry.");
  const { post } = await openSite({ ...memoryEnquiries(), store: () => Promise.reject(away) });
  const answer = await post(typed);

  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.text).toContain('confirm that we have your enquiry');
  expect(answer.text).toContain('When is the Golf back?');
});

test('the page that the visitor came from is kept: the one that the form names, else the referring one', async () => {
  const { app, post, enquiries } = await openSite();
  const origin = 'http://localhost:3000';
  await post({ ...typed, from: '/car-leasing/bmw?term=36&q=ada' }).set('Referer', `${origin}${path}`);
  await post({ ...typed, from: 'https://evil.example/x' }).set('Referer', `${origin}${path}?a=b`);
  await post(typed).set('Referer', 'https://evil.example/x');
  const { text } = await request(app).post(path).type('form').send({ from: '/van-leasing' });

  expect(enquiries.stored.map(({ fromPage }) => fromPage)).toEqual([
    '/car-leasing/bmw?term=36',
    path,
    undefined,
  ]);
  // Kept while the visitor corrects a fault, and no field of the enquiry.
  expect(text).toContain('<input type="hidden" name="from" value="/van-leasing"/>');
  expect(enquiries.stored[0]?.fields).toEqual(typed);
});

test('filling in the hidden field marks a robot, and so does a text full of links', async () => {
  const { post, enquiries } = await openSite();
  await post({ ...typed, [trapField]: 'https://casino.example' });
  await post({ ...typed, message: 'http://a.example '.repeat(6) });
  await post({ ...typed, message: 'see https://a.example' });

  expect(enquiries.stored.map(({ isSuspected }) => isSuspected)).toEqual([true, true, false]);
});

test('one address may send thirty enquiries an hour, and then learns when to come back', async () => {
  const { post } = await openSite();
  for (let count = 0; count < 30; count += 1) await post({ ...typed, message: `Message ${count}` });
  const answer = await post(typed).set('Accept', 'application/json');

  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post(typed, '192.0.2.2')).status).toBe(303);
});

test('forms of other sites are refused', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post(typed).set('Origin', 'https://evil.example');

  expect(answer.status).toBe(403);
  expect(enquiries.stored).toEqual([]);
});

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, place) => [place, 'x']));

test.each([
  ['more fields than any form has', many(200)],
  ['a field without end that no form has', { more: 'x'.repeat(70_000) }],
])('%s are refused without being parsed', async (_name, fields) => {
  const { post, enquiries } = await openSite();

  expect((await post({ ...typed, ...fields })).status).toBe(413);
  expect(enquiries.stored).toEqual([]);
});

test('a control character is left out, where the database would refuse the whole enquiry', async () => {
  const { post, enquiries } = await openSite();
  await post({ ...typed, message: 'When is\u0000 the Golf\r\nback\u001b[2J?' });

  expect(enquiries.stored[0]?.fields.message).toBe('When is the Golf\nback[2J?');
});

test('a page has one short name, however its query was written', async () => {
  const { app, enquiries } = await openSite();
  for (const query of ['b=2&a=1', 'a=1&b=2', `a=${'x'.repeat(5000)}`])
    await request(app).post(`${path}?${query}`).type('form').send(typed);
  const [one, same, long] = enquiries.stored.map(({ page }) => page);

  expect(one).toBe(`${path}?a=1&b=2`);
  expect(same).toBe(one);
  expect(long?.length).toBe(1000);
});

test('names that have a meaning in JavaScript are treated as names', async () => {
  const { post, enquiries } = await openSite();
  const answer = await post({ ...typed, __proto__: 'x', constructor: 'y', 'fields[a]': 'z' });

  expect(answer.status).toBe(303);
  expect(enquiries.stored[0]?.fields).toEqual(typed);
});
