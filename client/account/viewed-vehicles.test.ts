import { expect, test } from 'vitest';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { followViewedVehicles, joinViewedVehicles } from './viewed-vehicles.ts';

const vehiclePath = (vehicleRef: string, slug = 'car-leasing') =>
  `/${slug}/skoda/octavia/octavia-estate/1-5-tsi/${vehicleRef}/vehicle`;

function memoryStorage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['viewed', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    refs: () =>
      (JSON.parse(items.get('viewed') ?? '[]') as { vehicleRef: string }[]).map((view) => view.vehicleRef),
    text: () => items.get('viewed'),
  };
}

function fakeRouter(pathname: string) {
  const state = { location: { pathname }, navigation: { state: 'idle' } };
  let listener: (now: typeof state) => void = () => undefined;
  const subscribe = (given: typeof listener) => {
    listener = given;
  };
  const open = (path: string) => listener({ ...state, location: { pathname: path } });
  return { router: { state, subscribe } as unknown as DataRouter, open };
}

test('the vehicle viewed last comes first, and no vehicle is listed twice', () => {
  const storage = memoryStorage();
  const { router, open } = fakeRouter(vehiclePath('1000000001'));
  followViewedVehicles(router, storage);
  open(vehiclePath('1000000002'));
  open('/car-leasing');
  open(vehiclePath('1000000001'));

  expect(storage.refs()).toEqual(['1000000001', '1000000002']);
});

test('at most fifty vehicles are kept', () => {
  const storage = memoryStorage();
  const { router, open } = fakeRouter('/');
  followViewedVehicles(router, storage);
  for (let place = 0; place < 60; place += 1) open(vehiclePath(String(1_000_000_000 + place)));

  expect(storage.refs()).toHaveLength(50);
  expect(storage.refs()[0]).toBe('1000000059');
});

test('stored entries that this site did not write are dropped', () => {
  for (const kept of [
    '{',
    '{"a":1}',
    '[null, 1, {"vehicleRef":"<script>","dealType":"personal","viewedAt":"x"}]',
  ]) {
    const storage = memoryStorage(kept);
    followViewedVehicles(fakeRouter(vehiclePath('1000000001')).router, storage);

    expect(storage.refs()).toEqual(['1000000001']);
  }
});

test('views are sent to the account once, and kept while the account API fails', async () => {
  const storage = memoryStorage();
  followViewedVehicles(fakeRouter(vehiclePath('1000000001')).router, storage);
  const bodies: unknown[] = [];
  const answer = (status: number) => async (_url: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    return new Response(null, { status });
  };

  await joinViewedVehicles(storage, answer(503));
  expect(storage.refs()).toEqual(['1000000001']);
  await joinViewedVehicles(storage, answer(200));
  expect(storage.text()).toBeUndefined();
  await joinViewedVehicles(storage, answer(200));

  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ viewed: [{ vehicleRef: '1000000001', dealType: 'personal' }] });
});

test('a browser that refuses to store still shows its pages', () => {
  const refusing = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  expect(() => followViewedVehicles(fakeRouter(vehiclePath('1000000001')).router, refusing)).not.toThrow();
});
