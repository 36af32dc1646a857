import { expect, test } from 'vitest';
import { createSecret } from '#server/platform/http/secret.ts';
import { lifetimeMs } from './session.ts';
import { createVisits } from './visits.ts';

const toKey = (letter: string) => async () => Buffer.alloc(32, letter);
const at = Date.parse('2026-11-20T12:00:00Z');
const now = () => at;

test('every node knows a visit by its cookie alone and gives its forms the same token', async () => {
  const visit = await createVisits({ key: toKey('a'), now }).begin();
  const elsewhere = await createVisits({ key: toKey('a'), now }).find(visit.id);

  expect(visit.id).toMatch(/^[\w-]{43}$/);
  expect(visit.csrfToken).toMatch(/^[\w-]{43}$/);
  expect(elsewhere).toEqual(visit);
});

test('no two visits share a cookie or a token', async () => {
  const visits = createVisits({ key: toKey('a'), now });
  const begun = await Promise.all(Array.from({ length: 100 }, () => visits.begin()));

  expect(new Set(begun.flatMap(({ id, csrfToken }) => [id, csrfToken])).size).toBe(200);
});

test('a cookie that was made up, changed in one place, or signed with another key is refused', async () => {
  const visits = createVisits({ key: toKey('a'), now });
  const { id } = await visits.begin();
  const foreign = await createVisits({ key: toKey('b'), now }).begin();
  const changed = Array.from({ length: 32 }, (_, place) => {
    const bytes = Buffer.from(id, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    return bytes.toString('base64url');
  });
  for (const made of [...changed, foreign.id, createSecret(), 'A'.repeat(43), '', id.slice(0, 22)]) {
    expect([made, await visits.find(made)]).toEqual([made, undefined]);
  }
});

test('a visit ends after the longest time that a session may last', async () => {
  let passedMs = 0;
  const visits = createVisits({ key: toKey('a'), now: () => at + passedMs });
  const { id } = await visits.begin();
  passedMs = lifetimeMs - 1;
  expect(await visits.find(id)).toMatchObject({ id, startedAt: at });
  passedMs = lifetimeMs;

  expect(await visits.find(id)).toBeUndefined();
});
