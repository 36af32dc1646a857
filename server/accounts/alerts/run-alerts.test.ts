import { expect } from 'vitest';
import { createSavedStore } from '#server/accounts/saved/create-saved-store.ts';
import {
  emptySaved,
  exampleAlert,
  exampleOffer,
  examplePrice,
} from '#server/accounts/saved/testing/example-saved.ts';
import { makeCard, makeSnapshot, makeVehicle } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import type { Mail, MailMessage } from '#server/platform/mail/mail.ts';
import { confirmValidMs } from './alert-mail.ts';
import { runAlerts } from './follow-alerts.ts';

const test = testOnDatabases(emptySaved);
const siteOrigin = 'https://site.example';
const golf = '1000000001';

/** The example alert's limit of £250 lies between £150 and £250 ex VAT a month. */
function catalogue(version: number, monthlyPence: number) {
  const snapshot = makeSnapshot(
    [makeVehicle(golf, { listedOn: '2026-01-05' })],
    [makeCard(golf, { monthlyPence })],
  );
  return { ...snapshot, version: { ...snapshot.version, number: version } };
}

function recordedMail() {
  const messages: MailMessage[] = [];
  const mail: Mail = { send: async (message) => void messages.push(message) };
  return { mail, messages };
}

async function confirmedAlert(database: Database) {
  const saved = createSavedStore(database);
  const { id } = await saved.alerts.add('ada', exampleAlert());
  await saved.alerts.confirm(await saved.alerts.createToken(id, 'confirm', confirmValidMs));
  return saved;
}

test('nothing is sent for an alert that was not confirmed', async (database) => {
  const saved = createSavedStore(database);
  const { mail, messages } = recordedMail();
  await saved.alerts.add('ada', exampleAlert());

  const result = await runAlerts({ snapshot: catalogue(1, 150_00), saved, mail, siteOrigin });

  expect(result).toEqual({ checked: 0, sent: 0, failed: 0 });
  expect(messages).toEqual([]);
});

test('a customer is told once of a drop, however many catalogues follow, and again of the next drop', async (database) => {
  const saved = await confirmedAlert(database);
  const { mail, messages } = recordedMail();
  const prices = [250_00, 150_00, 149_00, 151_00, 250_00, 150_00];
  const sent: number[] = [];
  for (const [index, monthlyPence] of prices.entries()) {
    const result = await runAlerts({ snapshot: catalogue(index + 1, monthlyPence), saved, mail, siteOrigin });
    sent.push(result.sent);
  }

  expect(sent).toEqual([0, 1, 0, 0, 0, 1]);
  expect(messages.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com']);
});

test('many nodes that load a catalogue at the same moment send one message', async (database) => {
  const saved = await confirmedAlert(database);
  const { mail, messages } = recordedMail();
  const snapshot = catalogue(2, 150_00);

  await Promise.all(Array.from({ length: 6 }, () => runAlerts({ snapshot, saved, mail, siteOrigin })));

  expect(messages).toHaveLength(1);
});

test('the message has the whole price, the deal, and a link that turns the alert off', async (database) => {
  const saved = await confirmedAlert(database);
  const { mail, messages } = recordedMail();
  await runAlerts({ snapshot: catalogue(2, 150_00), saved, mail, siteOrigin });
  const text = messages[0]?.text ?? '';

  expect(text).toContain('Monthly rental: £180 inc VAT');
  expect(text).toContain('True monthly cost: £205 inc VAT');
  expect(text).not.toContain('Insurance');
  expect(text).toMatch(
    /True monthly cost inc VAT, today and before\nToday: £205\nLowest of the last 90 days, from .+: £/,
  );
  expect(text).not.toContain('When you saved it');
  expect(text).toContain('Demonstration price history.');
  expect(text).toContain(`${siteOrigin}/car-leasing/volkswagen/golf/golf-hatchback/`);
  const token = /alerts\/off\?token=(\S+)/.exec(text)?.[1] ?? '';
  expect(messages[0]?.headers).toEqual({
    'List-Unsubscribe': `<${siteOrigin}/api/account/alerts/off?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(await saved.alerts.turnOff(token)).toBe(true);
  expect(await saved.alerts.list('ada')).toEqual([]);
});

test('beside today’s price stands the one at which the same deal was saved, and none of another account or lease', async (database) => {
  const saved = await confirmedAlert(database);
  const { mail, messages } = recordedMail();
  const savedAt = new Date('2026-11-01T23:30:00Z');
  const other = exampleOffer({ profile: { ...exampleOffer().profile, termMonths: 24 } });
  await saved.deals.add('ada', { ...exampleOffer(), price: examplePrice, savedAt });
  await saved.deals.add('ada', { ...other, price: { ...examplePrice, trueMonthlyPence: 999_00 }, savedAt });
  await saved.deals.add('bob', { ...exampleOffer(), price: { ...examplePrice, trueMonthlyPence: 888_00 } });
  await runAlerts({ snapshot: catalogue(2, 150_00), saved, mail, siteOrigin });

  expect(messages[0]?.text).toContain(
    'Today: £205\nWhen you saved it, on 1 November 2026: £290.25\nLowest of',
  );
  expect(messages[0]?.text).not.toMatch(/£999|£888/);
});

test('the message about an insured deal says that insurance is in its price, that about another says nothing of it', async (database) => {
  const saved = await confirmedAlert(database);
  const { mail, messages } = recordedMail();
  const insured = makeSnapshot(
    [makeVehicle(golf, { pricingType: 'atc' })],
    [makeCard(golf, { monthlyPence: 150_00 })],
  );
  await runAlerts({ snapshot: insured, saved, mail, siteOrigin });

  expect(messages[0]?.text).toContain('Insurance is included in this price.');
});

test('a message that could not be sent is tried again by the next run', async (database) => {
  const saved = await confirmedAlert(database);
  const { mail, messages } = recordedMail();
  const broken: Mail = { send: () => Promise.reject(new Error('no mail today')) };
  const snapshot = catalogue(2, 150_00);

  const first = await runAlerts({ snapshot, saved, mail: broken, siteOrigin });
  const second = await runAlerts({ snapshot, saved, mail, siteOrigin });

  expect(first).toEqual({ checked: 1, sent: 0, failed: 1 });
  expect(second).toEqual({ checked: 1, sent: 1, failed: 0 });
  expect(messages).toHaveLength(1);
});
