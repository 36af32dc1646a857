import request from 'supertest';
import { expect, test } from 'vitest';
import { toCompetition } from '#server/platform/config/competition.ts';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { isCompetitionOpen } from './prepare-competition.ts';

const entry = {
  name: 'Ada Byron',
  reply: 'email',
  email: 'ada@example.com',
  consent: 'competition-terms',
};
const held = { name: 'Win a day out', closesOn: '2099-12-31', terms: 'One day, for two.' };

async function openSite(competition: object | undefined) {
  const enquiries = memoryEnquiries();
  const app = await createTestApp({ services: { enquiries, ...(competition && { competition }) } as object });
  return {
    enquiries,
    page: () => request(app).get('/competition'),
    post: () => request(app).post('/competition').type('form').send(entry),
  };
}

test('a competition that is held shows its name, its last day and its terms, and takes entries', async () => {
  const { enquiries, page, post } = await openSite({ ...held, isDemonstration: false });
  const { text } = await page();

  expect(text).toContain('Win a day out');
  expect(text).toContain('Enter by the end of 31 December 2099.');
  expect(text).toContain('One day, for two.');
  expect(text).not.toContain('nothing to win');
  expect((await post()).status).toBe(303);
  expect(enquiries.stored[0]?.snapshot).toEqual({ competition: 'Win a day out', closesOn: '2099-12-31' });
});

test('after its last day a competition says so and takes no more entries', async () => {
  const { enquiries, page, post } = await openSite({
    ...held,
    closesOn: '2020-01-31',
    isDemonstration: false,
  });
  const { text } = await page();

  expect(text).toContain('This competition closed on 31 January 2020.');
  expect(text).not.toContain('data-enquiry');
  expect((await post()).status).toBe(409);
  expect(enquiries.stored).toEqual([]);
});

test('without a competition the page says so and takes nothing', async () => {
  const { enquiries, page, post } = await openSite(undefined);
  const { text } = await page();

  expect(text).toContain('There’s no competition at the moment.');
  expect(text).not.toContain('data-enquiry');
  expect((await post()).status).toBe(409);
  expect(enquiries.stored).toEqual([]);
});

test('a demonstration site shows a competition that says there is nothing to win; a real one shows none', async () => {
  const demonstration = toCompetition(
    { competition: undefined, demonstrationData: true },
    { isDemonstration: true },
  );
  const { page } = await openSite(demonstration);

  expect((await page()).text).toContain('There’s nothing to win.');
  for (const demonstrationData of [true, false]) {
    const rule = { competition: undefined, demonstrationData };
    expect(toCompetition(rule, { isDemonstration: false })).toBeUndefined();
  }
  expect(
    toCompetition({ competition: undefined, demonstrationData: false }, { isDemonstration: true }),
  ).toBeUndefined();
});

test('entries count until the end of the last day', () => {
  const competition = { ...held, closesOn: '2026-11-21', isDemonstration: false };

  expect(isCompetitionOpen(competition, '2026-11-21')).toBe(true);
  expect(isCompetitionOpen(competition, '2026-11-22')).toBe(false);
});
