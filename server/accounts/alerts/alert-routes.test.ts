import request from 'supertest';
import { expect } from 'vitest';
import { emptySaved } from '#server/accounts/saved/testing/example-saved.ts';
import { createSavedSite, findLink, golf, polo } from '#server/accounts/saved/testing/saved-site.ts';
import { makeCard, makeSnapshot, makeVehicle } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { runAlerts } from './follow-alerts.ts';

const test = testOnDatabases(emptySaved);
const drop = { kind: 'price-drop', belowPounds: '£250', vehicleRef: golf, dealType: 'personal' };

function cheaper() {
  const snapshot = makeSnapshot([makeVehicle(golf)], [makeCard(golf, { monthlyPence: 150_00 })]);
  return { ...snapshot, version: { ...snapshot.version, number: 2 } };
}

test('an alert is added, confirmed by a mailed link, sent, and turned off without a login', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const run = () => runAlerts({ snapshot: cheaper(), ...site.services, siteOrigin: 'https://site.example' });
  await ada.postForm('/api/account/alerts', drop);
  const unconfirmed = await run();

  const [asking] = site.messages;
  expect(asking?.to).toBe('ada@example.com');
  const confirm = findLink(asking ?? { to: '', subject: '', text: '' }, 'confirm');
  const looked = await request(site.app).get(confirm.path);
  const stillOff = await run();
  const confirmed = await request(site.app)
    .post('/api/account/alerts/confirm')
    .type('form')
    .send({ token: confirm.token });
  const told = await run();
  const again = await run();

  expect(looked.status).toBe(200);
  expect(looked.text).toContain('Turn this alert on?');
  expect([unconfirmed.sent, stillOff.sent, told.sent, again.sent]).toEqual([0, 0, 1, 0]);
  expect(confirmed.text).toContain('The alert is on');

  const off = findLink(site.messages[1] ?? { to: '', subject: '', text: '' }, 'off');
  expect((await request(site.app).get(off.path)).text).toContain('Turn this alert off?');
  expect(await site.kept.alerts('ada')).toMatchObject([{ isConfirmed: true }]);
  const ended = await request(site.app).post(off.path).type('form').send('List-Unsubscribe=One-Click');
  expect(ended.text).toContain('The alert is off');
  expect(await site.kept.alerts('ada')).toEqual([]);
  expect((await request(site.app).get(off.path)).status).toBe(404);
});

test('a made-up link and a link for the other purpose get the same plain page', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  await ada.post('/api/account/alerts').send(drop);
  const { token } = findLink(site.messages[0] ?? { to: '', subject: '', text: '' }, 'confirm');
  const paths = [
    '/api/account/alerts/off',
    '/api/account/alerts/confirm?token=%3Cscript%3E',
    `/api/account/alerts/off?token=${token}`,
    `/api/account/alerts/confirm?token=${'A'.repeat(43)}`,
  ];
  for (const path of paths) {
    const answer = await request(site.app).get(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.text).toContain('This link no longer works');
    expect((await request(site.app).post(path).type('form').send('')).status).toBe(404);
  }
});

test('no answer contains the key of a link, and the linked page sends its address to no other site', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const added = await ada.post('/api/account/alerts').send({ ...drop, email: 'eve@example.com' });
  const listed = JSON.stringify(await site.kept.alerts('ada'));
  const { token, path } = findLink(site.messages[0] ?? { to: '', subject: '', text: '' }, 'confirm');

  expect(token).toHaveLength(43);
  expect(added.text + listed).not.toContain(token);
  expect(added.text + listed).not.toContain('@example.com');
  expect(site.messages.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect((await request(site.app).get(path)).headers['referrer-policy']).toBe('same-origin');
});

test('an alert for a price or stock that is there today is refused', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const add = (facts: object) => ada.post('/api/account/alerts').send({ ...drop, ...facts });
  const answers = [
    await add({ belowPounds: '300' }),
    await add({ belowPounds: 'cheap' }),
    await add({ belowPounds: undefined }),
    await add({ kind: 'back-in-stock' }),
    await add({ vehicleRef: '1000000009' }),
    await add({ kind: 'anything' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 404, 400]);
  expect(answers[0]?.body.fields).toEqual({ belowPounds: 'The true monthly cost is already below this.' });
  expect(site.messages).toEqual([]);
});

test('an alert on a saved deal has its vehicle and profile', async (database) => {
  const ada = await createSavedSite(database).signIn('ada');
  const deal = { vehicleRef: polo, dealType: 'business', term: 48, miles: '12000', maintained: 'true' };
  const { id } = (await ada.post('/api/account/deals').send(deal)).body.data;
  const added = await ada.post('/api/account/alerts').send({ kind: 'back-in-stock', dealId: id });

  expect(added.body.data).toMatchObject({
    kind: 'back-in-stock',
    vehicleRef: polo,
    dealType: 'business',
    profile: { termMonths: 48, annualMiles: 12000, isMaintained: true },
    isConfirmed: false,
  });
});

test('asking for the same alert again and again sends at most 20 mails', async (database) => {
  const site = createSavedSite(database);
  const ada = await site.signIn('ada');
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await ada.post('/api/account/alerts').send(drop)).status);
  }

  expect(statuses.at(-1)).toBe(429);
  expect(site.messages).toHaveLength(20);
  expect(await site.kept.alerts('ada')).toHaveLength(1);
});
