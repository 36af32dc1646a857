import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { eventually } from '#server/testing/eventually.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { followAddresses } from './follow-addresses.ts';
import type { AddressSource } from './tell-source.ts';
import { keepFailure } from './told-store.ts';
import { toldPages, toldSources } from './told-tables.ts';

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(toldPages);
  await orm.delete(toldSources);
});

const key = 'test-key-0123456789';
const origin = 'https://www.example.co.uk';

interface Post {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/** A service that answers posts with these statuses in turn, and with 200 after them. */
async function startService(
  statuses: readonly number[] = [],
  headers: Readonly<Record<string, string>> = {},
) {
  const posts: Post[] = [];
  const left = [...statuses];
  const server: Server = createServer(async (req, res) => {
    posts.push(JSON.parse(await text(req)) as Post);
    const status = left.shift() ?? 200;
    res.writeHead(status, status === 200 ? {} : headers).end();
  });
  onTestFinished(() => void server.close());
  return { url: `${await listenLocally(server)}/indexnow`, posts };
}

/** A source whose pages a test changes. */
function createSource(name = 'deals') {
  let [edition, pages] = ['', new Map<string, string>()];
  const source: AddressSource = {
    name,
    edition: () => edition,
    list: async () => pages,
    isChange: (before, now) => before !== now,
  };
  const publish = (next: string, content: Readonly<Record<string, string>>) => {
    [edition, pages] = [next, new Map(Object.entries(content))];
  };
  return { source, publish };
}

function follow(database: Database, url: string, source: AddressSource, batchSize?: number) {
  const recorded = recordLog();
  const following = followAddresses({
    database,
    settings: { key, url, isAlways: true },
    origin,
    log: recorded.log,
    sources: [source],
    everyMs: 10,
    ...(batchSize && { batchSize }),
  });
  onTestFinished(() => following.close());
  return recorded;
}

async function editionOf({ orm }: Database) {
  const [row] = await orm.select().from(toldSources);
  return row?.edition;
}

testOn('what is there at first is noted, and only what changes afterwards is told', async (database) => {
  const service = await startService();
  const { source, publish } = createSource();
  publish('1', { '/a': 'one', '/b': 'one', '/c': 'one' });
  const recorded = follow(database, service.url, source);
  await eventually(() => editionOf(database), '1');
  expect(service.posts).toEqual([]);

  publish('2', { '/a': 'one', '/b': 'two', '/d': 'one' });
  await eventually(() => editionOf(database), '2');

  expect(service.posts).toEqual([
    {
      host: 'www.example.co.uk',
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: ['/b', '/d', '/c'].map((path) => origin + path),
    },
  ]);
  expect(recorded.events()).toEqual([
    'addresses noted for search engines, none told',
    'search engines told of changes',
  ]);
  expect(recorded.text()).toContain('"changed":2,"gone":1');

  publish('3', { '/a': 'one', '/b': 'two', '/d': 'one' });
  await eventually(() => editionOf(database), '3');
  expect(service.posts).toHaveLength(1);
});

testOn(
  'many addresses are told in several posts, and a post that was taken is not repeated',
  async (database) => {
    const service = await startService([200, 500]);
    const { source, publish } = createSource();
    publish('1', {});
    follow(database, service.url, source, 2);
    await eventually(() => editionOf(database), '1');
    publish('2', { '/a': '1', '/b': '1', '/c': '1' });
    await eventually(() => service.posts.length, 2);
    await eventually(async () => (await database.orm.select().from(toldSources))[0]?.tries, 1);

    await keepFailure(database.orm, 'deals', { edition: '2', tries: 1, retryInMs: 0 });
    await eventually(() => editionOf(database), '2');
    expect(service.posts.map(({ urlList }) => urlList.length)).toEqual([2, 1, 1]);
  },
);

testOn(
  'a service that is busy is asked once more, when it says, and then left alone until the next change',
  async (database) => {
    const service = await startService([429, 429], { 'retry-after': '3600' });
    const { source, publish } = createSource();
    publish('1', {});
    const recorded = follow(database, service.url, source);
    await eventually(() => editionOf(database), '1');
    publish('2', { '/a': '1' });
    await eventually(() => recorded.events().at(-1), 'search engines could not be told yet');
    expect(recorded.text()).toContain('"retryInMs":3600000');
    expect(service.posts).toHaveLength(1);

    await keepFailure(database.orm, 'deals', { edition: '2', tries: 1, retryInMs: 0 });
    await eventually(
      () => recorded.events().at(-1),
      'search engines could not be told, given up until the next change',
    );
    publish('3', { '/a': '1', '/b': '1' });
    await eventually(() => editionOf(database), '3');
    expect(service.posts.map(({ urlList }) => urlList.length)).toEqual([1, 1, 2]);
  },
);

testOn('a key that is refused is not tried again for the same change, by any node', async (database) => {
  const service = await startService([403]);
  const { source, publish } = createSource();
  publish('1', {});
  const recorded = follow(database, service.url, source);
  await eventually(() => editionOf(database), '1');
  publish('2', { '/a': '1' });
  await eventually(
    () => recorded.events().at(-1),
    'search engines could not be told, given up until the next change',
  );
  expect(recorded.text()).toContain('"reason":403');

  await keepFailure(database.orm, 'deals', { edition: '2', tries: 2, retryInMs: 0 });
  const other = createSource();
  other.publish('2', { '/a': '1' });
  let looks = 0;
  const edition = () => {
    looks += 1;
    return '2';
  };
  follow(database, service.url, { ...other.source, edition });
  await eventually(() => looks > 4, true);
  expect(service.posts).toHaveLength(1);
});

testOn(
  'of several nodes one tells each change, and a service that is away stops none of them',
  async (database) => {
    const service = await startService();
    const nodes = [createSource(), createSource(), createSource()];
    for (const { source, publish } of nodes) {
      publish('1', { '/a': '1' });
      follow(database, service.url, source);
    }
    await eventually(() => editionOf(database), '1');
    for (const { publish } of nodes) publish('2', { '/a': '2' });
    await eventually(() => editionOf(database), '2');
    expect(service.posts).toHaveLength(1);

    const away = createSource('texts');
    away.publish('1', {});
    const recorded = follow(database, 'http://127.0.0.1:1/indexnow', away.source);
    await eventually(() => recorded.events().length, 1);
    away.publish('2', { '/guide': '2026-11-22' });
    await eventually(() => recorded.events().at(-1), 'search engines could not be told yet');
    expect(recorded.text()).toContain('"reason":"ECONNREFUSED"');
    expect(recorded.text()).not.toContain(key);
  },
);
