import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { FairWearData } from '#shared/pages/tools/fair-wear/fair-wear-form.tsx';
import { loadFairWear } from './load-fair-wear.ts';

/** The test catalogue's today is 20 November 2026. */
async function load(query: string): Promise<FairWearData> {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };
  const path = '/fair-wear-and-tear';
  return loadFairWear({ path, params: {}, search: new URLSearchParams(query), services });
}

test('marks are judged part by part and said in a sentence, the worst first', async () => {
  const { sentence, findings, notes } = await load(
    'bonnet-scratch=25&roof-dent=12&boot-scratch=26&left-front-wheel-scuff=51',
  );

  expect(notes).toEqual([]);
  expect(sentence).toBe(
    'Of your 4 measurements, 2 are likely to be charged, 1 is one to ask your funder about and 1 is usually fair wear.',
  );
  expect(findings).toContainEqual({ what: 'Roof: dent of 12 mm', verdict: 'ask' });
});

test('a part of the plan has the worst of its marks, and leads to its first field', async () => {
  const { plan } = await load('bonnet-scratch=10&bonnet-dent=40');
  const [bumper, bonnet] = plan.parts;

  expect(bumper).toMatchObject({
    label: '1 Front bumper: nothing entered',
    href: '#field-front-bumper-scratch',
  });
  expect(bumper).not.toHaveProperty('verdict');
  expect(bonnet).toMatchObject({
    verdict: 'damage',
    label: '2 Bonnet: scratch of 10 mm, usually fair wear; dent of 40 mm, likely to be charged',
  });
  expect(plan.parts).toHaveLength(18);
});

test('without a day the hand-back is in twelve weeks, so that the check is due today', async () => {
  const { question, steps, sentence, miles } = await load('');

  expect(question.handBackOn).toBe('2027-02-12');
  expect(steps[0]?.when).toMatch(/^20 November 2026 to /);
  expect(sentence).toMatch(/^Walk round the vehicle/);
  expect(miles).toBeUndefined();
});

test('a day that the calendar does not have, or that is too far away, is refused', async () => {
  expect((await load('back=2028-02-29')).question.handBackOn).toBe('2028-02-29');
  for (const day of ['2027-02-29', '2027-13-01', '1999-01-01', '2099-01-01', 'soon']) {
    const { notes, question } = await load(`back=${day}`);
    expect(notes[0]).toMatch(/^Enter the day you hand the vehicle back/);
    expect(question.handBackOn).toBe('2027-02-12');
  }
});

test('a mark that cannot be read is said, and not counted', async () => {
  const { notes, findings } = await load('bonnet-scratch=long&roof-dent=99999');

  expect(notes).toEqual([
    'Bonnet: enter the scratch in whole millimetres, up to 2000. Until then we leave it out.',
    'Roof: enter the dent in whole millimetres, up to 2000. Until then we leave it out.',
  ]);
  expect(findings).toEqual([]);
});

test('the tread of a tyre is judged by the legal minimum, in the verdict, on the plan and in the list', async () => {
  const { sentence, findings, plan, steps, limits } = await load(
    'left-front-wheel-tread=1.5&right-front-wheel-tread=1.6&left-rear-wheel-tread=0&right-rear-wheel-scuff=0',
  );

  expect(sentence).toBe('Of your 3 measurements, 2 are likely to be charged and 1 is usually fair wear.');
  expect(findings).toContainEqual({
    what: 'Front wheel, passenger’s side: tread of 1.5 mm',
    verdict: 'damage',
  });
  expect(plan.parts[5]?.verdict).toBe('fair');
  expect(steps[1]?.items).toContain(
    'Replace the tyres with less than 1.6 mm of tread: Rear wheel, passenger’s side; Front wheel, passenger’s side.',
  );
  expect(limits.at(-1)).toMatch(/^Tyres need 1\.6 mm of tread or more/);
});

test('a tread that no tyre has is said, and not counted', async () => {
  const { notes, findings } = await load('left-front-wheel-tread=13');

  expect(notes).toEqual([
    'Front wheel, passenger’s side: enter the tread in millimetres, like 3.5, up to 12. Until then we leave it out.',
  ]);
  expect(findings).toEqual([]);
});

test('the list is dated from the day given: the check ends ten weeks before it', async () => {
  const { steps } = await load('back=2027-06-30');

  expect(steps.map(({ when }) => when)).toEqual([
    '7 April 2027 to 21 April 2027: check',
    'By 2 June 2027: repair',
    'By 16 June 2027: book',
    '30 June 2027: hand back',
  ]);
  expect(steps.flatMap(({ items }) => items).join(' ')).not.toContain('Replace the tyres');
});

test('with a hand-back tomorrow, or one that has passed, everything that is due says to start now', async () => {
  const tomorrow = await load('back=2026-11-21');
  expect(tomorrow.startNow).toBe(
    'Start now. The check is usually done 10 to 12 weeks before you hand it back, and you hand it back tomorrow.',
  );
  expect(tomorrow.steps.map(({ when }) => when)).toEqual([
    'Start now: check',
    'Start now: repair',
    'Start now: book',
    '21 November 2026: hand back',
  ]);
  expect((await load('back=2026-11-10')).startNow).toContain(
    'and that day has passed. If it hasn’t been collected',
  );
  // Three weeks: the repairs are late, the booking is due a week from now.
  const soon = await load('back=2026-12-11');
  expect(soon.startNow).toMatch(/in 21 days\.$/);
  expect(soon.steps.map(({ when }) => when).slice(1, 3)).toEqual([
    'Start now: repair',
    'By 27 November 2026: book',
  ]);
  // On the last day of the usual time for the check nothing is late.
  expect(await load('back=2027-01-29')).not.toHaveProperty('startNow');
  expect(await load('back=2027-01-28')).toHaveProperty('startNow');
});

test('an excess charge has pence: 6,000 miles over at 12.6p are £756', async () => {
  const data = await load('odometer=24000&months=24&left=12&allowance=10000&excess=12.6p');

  expect(data.question.excessPence).toBe(12.6);
  expect(data.miles).toContain('6,000 miles over, about £756.');
});

test('what is refused stays in its field, with what to type', async () => {
  const { refused } = await load('back=30/06/2027&odometer=lots&bonnet-scratch=long');

  expect(refused).toEqual({
    back: { typed: '30/06/2027', advice: expect.stringMatching(/^Enter the day you hand/) },
    odometer: { typed: 'lots', advice: 'Enter the miles on the clock, up to 300,000.' },
    'bonnet-scratch': { typed: 'long', advice: expect.stringMatching(/^Bonnet: enter the scratch/) },
  });
});

test('the miles at the end follow the pace so far', async () => {
  expect((await load('odometer=24000&months=24&left=12&allowance=10000&excess=10')).miles).toBe(
    'At this pace you’ll hand it back with 36,000 miles of the 30,000 miles allowed: 6,000 miles over, about £600. To stay within it, drive up to 500 miles a month for the 12 months left.',
  );
  expect((await load('odometer=18000&months=24&left=12')).miles).toMatch(/no excess to pay\.$/);
});

test('each limit says how sure it is, and that reports differ where they do', async () => {
  const { limits, figures } = await load('');

  expect(limits[0]).toBe('Scratches up to 25 mm are usually fair wear, if no bare metal or primer shows.');
  expect(limits[1]).toContain('From there to 15 mm, ask your funder.');
  expect(limits[2]).toContain('one report only');
  expect(figures.map(({ sureness }) => sureness)).toContain('one-report');
});
