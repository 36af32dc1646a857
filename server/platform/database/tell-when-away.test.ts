import { expect, onTestFinished, test } from 'vitest';
import { createSavedStore } from '#server/accounts/saved/create-saved-store.ts';
import { exampleAlert, exampleOffer } from '#server/accounts/saved/testing/example-saved.ts';
import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { tellWhenAway } from './tell-when-away.ts';
import { openAway } from './testing/open-away.ts';

test('while the database does not answer, every call throws an `UnavailableError`', async () => {
  const database = await openAway();
  onTestFinished(() => database.close());
  const { searches, deals, viewed, alerts } = createSavedStore(database);
  const calls = [
    searches.list('ada'),
    deals.add('ada', exampleOffer()),
    viewed.join('ada', []),
    alerts.add('ada', exampleAlert()),
    alerts.confirm('token'),
  ];

  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  }
});

test('faults that do not come from the connection are thrown unchanged', async () => {
  const fail = (error: unknown) => tellWhenAway({ call: () => Promise.reject(error) }, 'Away.').call();
  const full = new InvalidInputError({});
  const wrong = new Error('failed', { cause: Object.assign(new Error('check'), { code: '23514' }) });
  const stopped = new Error('failed', { cause: Object.assign(new Error('bye'), { code: '57P01' }) });
  const locked = new Error('failed', { cause: Object.assign(new Error('lock'), { code: '55P03' }) });
  const mistake = new TypeError('x is not a function');

  await expect(fail(full)).rejects.toBe(full);
  await expect(fail(mistake)).rejects.toBe(mistake);
  await expect(fail(wrong)).rejects.toBe(wrong);
  await expect(fail(stopped)).rejects.toBeInstanceOf(UnavailableError);
  await expect(fail(locked)).rejects.toBeInstanceOf(UnavailableError);
});
