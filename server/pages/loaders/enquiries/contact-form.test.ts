import request from 'supertest';
import { expect, test } from 'vitest';
import type { Services } from '#server/pages/services.ts';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { weekdayNames } from '#shared/contact/opening-times.ts';
import { weekdayOf } from '#shared/format/london-time.ts';

const complaint = { complaint: 'Nobody rang back.', name: 'Ada Byron', email: 'ada@example.com' };

async function openSite(env: Readonly<Record<string, string>> = {}, services: Partial<Services> = {}) {
  const app = await createTestApp({ env, services });
  // Addresses are lower case: one with a reference in capitals redirects.
  const read = async (path: string) => request(app).get(path).redirects(1);
  const send = (path: string, fields: object) => request(app).post(path).type('form').send(fields);
  return { app, read, send };
}

test('the contact page has the phone number, the hours, the ways to write and to be called, and the address if one is set', async () => {
  const { read } = await openSite({ ADDRESS: '1 Example Street, Manchester' });
  const { text } = await read('/contact');
  const { text: without } = await (await openSite()).read('/contact');

  expect(text).toContain('href="tel:01614960123"');
  expect(text).toContain('Mon-Fri 9am-5.30pm');
  expect(text).toContain('href="/request-callback"');
  expect(text).toContain('href="/leave-a-message"');
  expect(text).toContain('<address>1 Example Street, Manchester</address>');
  expect(without).not.toContain('<address>');
});

test('a callback is offered on the days on which the phone is answered, and on no dates', async () => {
  const { read } = await openSite({ OPENING_HOURS: 'Tue-Wed 10am-4pm' });
  const { text } = await read('/request-callback');
  const days = [...text.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);

  expect(days).toEqual(['soonest', 'tuesday', 'wednesday']);
  expect(text).toContain('We call in our opening hours: Tue-Wed 10am-4pm');
});

test('a callback is asked for on a day on which the phone is answered', async () => {
  const { send } = await openSite();
  const fields = { name: 'Ada', phone: '0161 496 0000', day: 'soonest' };
  const onSunday = await send('/request-callback', { ...fields, day: 'sunday' });

  expect((await send('/request-callback', fields)).status).toBe(303);
  expect(onSunday.status).toBe(400);
  expect(onSunday.text).toContain('We don’t call on Sundays. Choose ');
  expect((await send('/request-callback', { ...fields, phone: '12' })).status).toBe(400);
  expect((await send('/request-callback', { ...fields, day: 'someday' })).status).toBe(400);
});

test('with a day of the week its date is kept for staff', async () => {
  const enquiries = memoryEnquiries();
  const { send } = await openSite({ OPENING_HOURS: 'Mon-Sun 12am-11.59pm' }, { enquiries });
  for (const day of weekdayNames)
    await send('/request-callback', { name: 'Ada', phone: '0161 496 0000', day: day.toLowerCase() });
  const kept = enquiries.stored.map(({ fields, snapshot }) => [
    fields.day,
    weekdayNames[weekdayOf(String(snapshot?.callOn)) - 1]?.toLowerCase(),
  ]);

  // Bank holidays are left out, and a week never has so many that fewer than three days remain.
  expect(kept.length).toBeGreaterThanOrEqual(3);
  for (const [asked, planned] of kept) expect(planned).toBe(asked);
});

test('the complaints page says what happens, by when, and who decides in the end', async () => {
  const { text } = await (await openSite()).read('/complaints');

  expect(text).toContain('within 8 weeks');
  expect(text).toContain('Financial Ombudsman Service');
  expect(text).toContain('6 months from the date of our final response');
  expect(text).toMatch(
    /within 6 years of what went wrong or, if that’s later, within 3 years of the day you knew/,
  );
});

test('the data protection complaint page says that it is acknowledged within 30 days, and who to complain to after us', async () => {
  const { text } = await (await openSite()).read('/data-protection-complaint');

  expect(text).toContain('acknowledge your complaint within 30 days');
  expect(text).toContain('Information Commissioner’s Office');
});

test('the confirmation shows the reference, the time in London and what happens next', async () => {
  const { read, send } = await openSite();
  const { headers } = await send('/complaints', complaint);
  const answer = await read(headers.location ?? '');
  const { text } = answer;

  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(text).toContain('ENQ-TEST0-00000');
  expect(text).toContain('We have your complaint');
  expect(text).toContain('Received on 20 November 2026 at 9.30am');
  expect(text).toContain('within 8 weeks');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect(text).not.toMatch(/Ada|Nobody rang|example\.com/);
});

test('the data of a confirmation is not cached either, and no sitemap names the page', async () => {
  const { read, send } = await openSite();
  const { headers } = await send('/complaints', complaint);
  const data = await read(`/page-data${headers.location}`);

  expect(data.status).toBe(200);
  expect(data.headers['cache-control']).toBe('no-store');
  expect(data.text).not.toMatch(/Ada|Nobody rang|example\.com/);
  expect((await read('/sitemaps/pages-1.xml')).text).not.toContain('enquiry-received');
});

test('the consents are shown word for word, both those given and those not given', async () => {
  const { read, send } = await openSite({}, { enquiries: memoryEnquiries() });
  const message = { message: 'Hello', name: 'Ada', reply: 'phone', phone: '0161 496 0000' };
  await send('/leave-a-message', { ...message, consent: 'marketing-email' });
  await send('/leave-a-message', message);
  const [given, left] = [
    await read('/enquiry-received/ENQ-TEST0-00000'),
    await read('/enquiry-received/enq-test0-00001'),
  ];
  const wording = '“You may also send me offers by email. I can end this at any time.”';

  expect(given.text).toContain(`<dt>You agreed to</dt><dd>${wording}</dd>`);
  expect(left.text).toContain(`<dt>You didn’t agree to</dt><dd>${wording}</dd>`);
});

test('an unknown reference is not found', async () => {
  const { read } = await openSite();

  expect((await read('/enquiry-received/ENQ-TEST0-99999')).status).toBe(404);
});
