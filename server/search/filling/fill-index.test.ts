import { expect, test } from 'vitest';
import { cuts, hangsUp, redirects, sends } from '#server/platform/upstream/testing/behaviours.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import {
  adminKey,
  type FakeIndexService,
  startFakeIndexService,
} from '#server/search/testing/fake-index-service.ts';
import { testCatalogue } from '#server/testing/test-app.ts';
import { fillIndex } from './fill-index.ts';
import { createIndexService } from './index-service.ts';
import { listDocuments } from './to-documents.ts';

const source = { snapshot: testCatalogue().snapshot(), content: listContentPages(), imageHost: '' };
const documents = [...listDocuments(source)];

/** Fills the index `deals` there. Pauses are recorded and take no time. */
async function fill(
  { baseUrl }: FakeIndexService,
  { documents: given = documents as readonly object[], key = adminKey } = {},
) {
  const told: string[] = [];
  const pauses: number[] = [];
  const sending = {
    service: { endpoint: baseUrl, index: 'deals', adminKey: key },
    progress: (message: string) => void told.push(message),
    wait: async (ms: number) => void pauses.push(ms),
  };
  const service = createIndexService(sending);
  const limits = { documents: 20, characters: 50_000 };
  const filling = { service, name: 'deals', documents: given, progress: sending.progress, limits };
  const outcome = await fillIndex(filling).catch((error: unknown) => error as Error);
  return { outcome, told, pauses };
}

const idsIn = ({ store }: FakeIndexService) => [...(store.indexes.get('deals')?.documents.keys() ?? [])];

test('a missing index is made, filled in batches and put in place, and no other index is left', async () => {
  const service = await startFakeIndexService();
  const { outcome, told } = await fill(service);

  expect(outcome).toEqual({ documents: documents.length, before: 0 });
  expect(idsIn(service).toSorted()).toEqual(documents.map(({ id }) => id).toSorted());
  expect([...service.store.indexes.keys()]).toEqual(['deals']);
  expect(service.seen().filter((line) => line.includes('/documents')).length).toBeGreaterThan(3);
  expect(told.at(-1)).toBe(`sent: ${documents.length} documents`);
});

test('documents that left the catalogue leave the index, and the settings are updated', async () => {
  const service = await startFakeIndexService();
  await fill(service, { documents: [...documents, { id: 'gone' }] });
  service.store.updateSettings('deals', { rankingRules: ['words'] });
  const { outcome } = await fill(service);

  expect(outcome).toEqual({ documents: documents.length, before: documents.length + 1 });
  expect(idsIn(service)).not.toContain('gone');
  expect(service.store.indexes.get('deals')?.settings.rankingRules).toContain('rank:asc');
});

test('visitors search the old index until the new one is complete', async () => {
  const service = await startFakeIndexService();
  await fill(service, { documents: [{ id: 'old' }] });
  const counts = new Set<number>();
  const { step } = service.store;
  service.store.step = () => {
    counts.add(idsIn(service).length);
    step();
  };
  await fill(service);

  expect([...counts]).toEqual([1, documents.length]);
});

test('documents in a spare index that an earlier fill left are not used', async () => {
  const service = await startFakeIndexService();
  service.store.addDocuments('deals-next', [{ id: 'left' }]);
  await fill(service);

  expect(idsIn(service)).not.toContain('left');
});

test('a document that the service cannot take makes the fill fail, and the old index stays', async () => {
  const service = await startFakeIndexService();
  await fill(service, { documents: [{ id: 'old' }] });
  const { outcome } = await fill(service, { documents: [...documents, { id: 'not / allowed' }] });

  expect(String(outcome)).toMatch(/could not do a task: .*\(invalid_document_id\)/);
  expect(idsIn(service)).toEqual(['old']);
  expect([...service.store.indexes.keys()]).toEqual(['deals']);
});

test('documents that did not arrive are noticed before the swap', async () => {
  const service = await startFakeIndexService();
  const { outcome } = await fill(service, { documents: [{ id: 'same' }, { id: 'same' }] });

  expect(String(outcome)).toContain('Of 2 documents 1 arrived');
  expect(service.seen()).not.toContain('POST /swap-indexes');
});

test('a service that is busy, fails or hangs up is asked again, after the pause that it names or a longer one', async () => {
  const service = await startFakeIndexService();
  service.script(/POST .*\/documents/, sends(503, '{}', { 'retry-after': '7' }), sends(502, 'x'), hangsUp());
  service.script(/GET \/tasks/, cuts(), sends(429, '{}'));
  const { outcome, pauses, told } = await fill(service);

  expect(outcome).toMatchObject({ documents: documents.length });
  expect(pauses).toEqual(expect.arrayContaining([7000, 2000, 4000]));
  expect(told).toContain('The search service answered 503. Trying again in 7 s.');
});

test('a service that never answers is given up after six tries', async () => {
  const service = await startFakeIndexService();
  service.script(/DELETE/, ...Array.from({ length: 9 }, () => hangsUp()));
  const { outcome } = await fill(service);

  expect(String(outcome)).toMatch(/could not be reached \(\w+\)/);
  expect(service.seen()).toHaveLength(6);
});

test('when an answer is lost, documents are sent twice but stored once', async () => {
  const service = await startFakeIndexService();
  for (const lost of [/DELETE/, /PATCH/, /POST .*\/documents/, /POST \/indexes$/]) service.loseAnswer(lost);

  expect((await fill(service)).outcome).toMatchObject({ documents: documents.length });
  expect(idsIn(service)).toHaveLength(documents.length);
});

test('a swap is never sent twice: when its answer is lost, the error says so', async () => {
  const service = await startFakeIndexService();
  service.loseAnswer(/swap/);
  const { outcome } = await fill(service);

  expect(String(outcome)).toContain('is not known: see status');
  expect(service.seen().filter((line) => line.includes('swap'))).toHaveLength(1);
  expect(idsIn(service)).toHaveLength(documents.length);
});

test('a swap that the service refused for the moment is sent again', async () => {
  const service = await startFakeIndexService();
  service.script(/swap/, sends(429, '{}'));

  expect((await fill(service)).outcome).toMatchObject({ documents: documents.length });
});

test.for([
  ['another key', (service: FakeIndexService) => fill(service, { key: 'canary-other-key-0123456789' })],
  [
    'an answer that repeats the key',
    (service: FakeIndexService) => {
      const body = JSON.stringify({ message: `Bad key ${adminKey}`, code: 'invalid_api_key' });
      service.script(/./, sends(403, body));
      return fill(service);
    },
  ],
] as const)('%s is refused in words without the key', async ([, run]) => {
  const { outcome, told } = await run(await startFakeIndexService());

  expect(String(outcome)).toMatch(/does not let SEARCH_ADMIN_KEY do this: .*\(invalid_api_key\)/);
  expect(`${outcome} ${told.join()}`).not.toMatch(/canary/);
});

test.for([
  ['a page', sends(200, '<!doctype html>')],
  ['a stranger', sends(404, '{"detail":"no"}')],
  ['a redirect', redirects('https://evil.example/')],
] as const)(
  '%s at the address is told from a search service, and gets no second request',
  async ([, other]) => {
    const service = await startFakeIndexService();
    service.script(/./, other);
    const { outcome } = await fill(service);

    expect(String(outcome)).toMatch(/does not answer as a search service|answered 307/);
    expect(service.seen()).toHaveLength(1);
  },
);
