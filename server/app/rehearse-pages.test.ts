import { expect, test } from 'vitest';
import { makeSnapshot, makeVehicle } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { rehearsePages } from './rehearse-pages.ts';

const snapshot = makeSnapshot([makeVehicle('1000000001'), makeVehicle('1000000002')]);

/** Rehearses with pages that take so many milliseconds each; `broken` cannot be drawn. */
async function rehearse({ limitMs = 1000, pageMs = 1, broken = '' }) {
  const drawn: string[] = [];
  const { log, text } = recordLog();
  let time = 0;
  const store = async (address: string) => {
    time += pageMs;
    if (address === broken) throw new Error('no such template');
    drawn.push(address);
  };
  await rehearsePages({ pages: { store }, log, snapshot, limitMs, now: () => time });
  return { drawn, log: text() };
}

test('the pages that most visitors open come first, then lists and vehicles of each deal type, none twice', async () => {
  const { drawn } = await rehearse({});

  expect(drawn.slice(0, 5)).toEqual([
    '/',
    '/car-leasing',
    '/business-car-leasing',
    '/van-leasing',
    '/all-manufacturers',
  ]);
  expect(drawn).toContain('/business-car-leasing?miles=12000');
  expect(drawn.filter((address) => /^\/car-leasing\/.*\/vehicle$/.test(address)).length).toBeGreaterThan(0);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('no page is begun after the limit: a slow machine must not keep visitors out for long', async () => {
  const { drawn } = await rehearse({ limitMs: 100, pageMs: 40 });

  expect(drawn).toHaveLength(3);
});

test('a page that cannot be drawn is logged, and the next ones are drawn', async () => {
  const { drawn, log } = await rehearse({ broken: '/van-leasing' });

  expect(log).toContain('"path":"/van-leasing"');
  expect(log).toContain('no such template');
  expect(drawn).toContain('/all-manufacturers');
});
