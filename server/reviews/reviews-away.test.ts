import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openAway } from '#server/platform/database/testing/open-away.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { reviewFormPath } from '#shared/contracts/review.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { createReviewStore } from './create-review-store.ts';
import { followReviews } from './follow-reviews.ts';
import { vehicleReviews } from './review-table.ts';
import { typedReview } from './testing/typed-review.ts';

const reviewsPath = '/car-leasing/skoda/octavia/customer-reviews';
const vehiclePaths = testVehicles.slice(0, 1).map((car) => vehiclePath('personal', car));
const paths = [reviewsPath, reviewFormPath, ...vehiclePaths];

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(vehicleReviews);
  await orm.delete(mailOutbox);
});

/** The app with the reviews of a database. */
async function openSite(database: Pick<Database, 'orm'>) {
  const log = recordLog();
  const store = createReviewStore({
    outbox: createMailOutbox({ database }),
    staffAddress: 'staff@example.com',
    siteOrigin: 'https://www.example.co.uk',
  });
  const followed = followReviews({ database, log: log.log, prepared: Promise.resolve(), pollMs: 5 });
  onTestFinished(() => followed.close());
  const app = await createTestApp({ services: { reviews: { ...store, ...followed } } });
  const get = (path: string) => request(app).get(path);
  return {
    log,
    get,
    post: () => request(app).post(reviewFormPath).type('form').send(typedReview),
    statuses: async () => (await Promise.all(paths.map(get))).map(({ status }) => status),
  };
}

type Fault = 'none' | 'away' | 'cut after the commit';

/** The database behind a connection with faults. */
function openFaulty({ orm }: Database) {
  let fault: Fault = 'none';
  const end = () => {
    throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
  };
  const faulty = new Proxy(orm, {
    get: (_, name: keyof typeof orm) => {
      if (fault === 'away') end();
      if (fault === 'none' || name !== 'transaction') return orm[name];
      return (work: Parameters<typeof orm.transaction>[0]) => orm.transaction(work).then(end);
    },
  });
  const set = (next: Fault) => {
    fault = next;
  };
  return { database: { orm: faulty }, set };
}

test('where no review could be read yet the pages stand, one says so, and a review that is sent stays on its form', async () => {
  const database = await openAway();
  onTestFinished(() => database.close());
  const { log, get, post, statuses } = await openSite(database);
  await eventually(log.events, [logEvents.workFails]);
  const page = (await get(reviewsPath)).text;
  const sent = await post();

  expect(await statuses()).toEqual(paths.map(() => 200));
  expect(page).toContain('We can’t show reviews at the moment.');
  expect(page).not.toMatch(/No reviews of|We don’t know yet|noindex/);
  expect(sent.status).toBe(503);
  expect(sent.headers['retry-after']).toBe('5');
  expect(sent.text).toContain('please send it again in a minute');
  expect(sent.text).toContain(typedReview.comments);
  expect((await post().set('Accept', 'application/json')).body.message).toContain('please send it again');
});

testOn('while the database is away a page shows the reviews that were read last', async (database) => {
  const { database: faulty, set } = openFaulty(database);
  const { log, get, post, statuses } = await openSite(faulty);
  await post();
  expect((await get(reviewsPath)).text).toContain('No reviews of the Octavia yet.');
  await database.orm.update(vehicleReviews).set({ state: 'published', decidedAt: new Date() });
  await eventually(async () => (await get(reviewsPath)).text.includes(typedReview.comments), true);
  set('away');
  await eventually(log.events, [logEvents.workFails]);

  expect(await statuses()).toEqual(paths.map(() => 200));
  expect((await get(`${reviewsPath}?not-stored`)).text).toContain(typedReview.comments);
  expect(log.text()).not.toMatch(/ada|prams/i);
});

testOn(
  'a review whose COMMIT was not answered, and one that is sent again, is stored once, with one mail',
  async (database) => {
    const { database: faulty, set } = openFaulty(database);
    const { post } = await openSite(faulty);
    const statuses = [];
    for (const fault of ['away', 'cut after the commit', 'none'] as const) {
      set(fault);
      statuses.push((await post()).status);
    }

    expect(statuses).toEqual([503, 303, 303]);
    expect(await database.orm.$count(vehicleReviews)).toBe(1);
    expect(await database.orm.$count(mailOutbox)).toBe(1);
  },
);
