import request from 'supertest';
import { expect, test } from 'vitest';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { commissionConsentEnquiry } from '#shared/enquiries/kinds/commission-consent.ts';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';

const path = '/commission-disclosure/consent';
const filledIn = { name: 'Ada Byron', email: 'ada@example.com', reference: '1000000001' };

test('the page says that we get commission, what kind, how to ask the amount and how our fee is cancelled, before anything is confirmed', async () => {
  const { text } = await request(await createTestApp()).get(path);

  for (const words of [
    'a credit broker, not a lender',
    'may pay us a commission',
    'the amount of the commission',
    cancellingOurFee,
  ])
    expect([words, text.indexOf(words) > 0 && text.indexOf(words) < text.lastIndexOf('<form')]).toEqual([
      words,
      true,
    ]);
});

test('a link fills in the reference of a quote or vehicle, as text, cut to the longest that a reference can be', async () => {
  const { text } = await request(await createTestApp()).get(
    `${path}?reference=%22%3E%3Cb%3E${'1'.repeat(60)}`,
  );

  expect(text).toContain(`value="&quot;&gt;&lt;b&gt;${'1'.repeat(35)}"`);
});

test('nothing is confirmed without the tick, and the consent log keeps the exact words that were shown', async () => {
  const enquiries = memoryEnquiries();
  const app = await createTestApp({ services: { enquiries } });
  const send = (fields: object) =>
    request(app)
      .post(path)
      .type('form')
      .send({ ...filledIn, ...fields });
  const without = await send({});
  const withTick = await send({ consent: 'commission-disclosure' });

  expect(without.status).toBe(400);
  expect(without.text).toContain('id="field-consent-error"');
  expect(withTick.status).toBe(303);
  expect(enquiries.stored).toMatchObject([{ kind: 'commission-consent', fields: filledIn }]);
  expect(enquiries.stored[0]?.consents).toEqual([
    {
      purpose: 'commission-disclosure',
      wording: commissionConsentEnquiry.server.consents[0]?.wording,
      isGiven: true,
    },
  ]);
});
