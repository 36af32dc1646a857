import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { toProgram } from '#server/platform/command-line/command.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { readCommandLine } from '#server/platform/command-line/read-command-line.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { createReviewStore } from '#server/reviews/create-review-store.ts';
import { eraseOverdueReviews } from '#server/reviews/erase-overdue.ts';
import { followReviews } from '#server/reviews/follow-reviews.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import type { NewReview } from '#server/reviews/reviews.ts';
import { publishWithin, refuseWithin } from '#server/reviews/staff/review-staff-routes.ts';
import { eventually } from '#server/testing/eventually.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { reviewsCommand } from './reviews-command.ts';

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(vehicleReviews);
  await orm.delete(mailOutbox);
});

const golf = { vehicleType: 'car', make: 'volkswagen', range: 'golf' } as const;
const exampleReview: NewReview = {
  ...golf,
  vehicleName: 'Volkswagen Golf',
  ratings: { satisfaction: 4, comfort: 5, runningCosts: 3, reliability: 4, practicality: 5 },
  comments: 'Room for two prams and the dog.',
  displayName: 'Ada B.',
  monthsHeld: 18,
  email: 'ada@example.com',
  isSuspected: false,
};

/** Stores reviews and gives their references, the oldest first. */
async function store(
  database: Database,
  ...given: readonly Partial<NewReview>[]
): Promise<readonly string[]> {
  const outbox = createMailOutbox({ database });
  const options = { staffAddress: 'staff@example.com', siteOrigin: 'https://www.example.co.uk' };
  const reviews = createReviewStore({ outbox, ...options });
  for (const review of given) await reviews.store({ ...exampleReview, ...review });
  const rows = await database.orm.select().from(vehicleReviews).orderBy(vehicleReviews.receivedAt);
  return rows.map(({ reference }) => reference);
}

async function run(database: Database, line: string): Promise<string> {
  const { request } = readCommandLine(reviewsCommand, line.split(' '), '/');
  if (request === 'help') return '';
  const lines = await toProgram(reviewsCommand, database).run(request, {
    progress: () => undefined,
    print: () => undefined,
  });
  return lines.join('\n');
}

/** The reviews that pages show, as a node reads them. */
async function readShown(database: Database) {
  const followed = followReviews({ database, log: recordLog().log, prepared: Promise.resolve() });
  await eventually(() => followed.edition(), 1);
  const shown = followed.listPublished(golf);
  await followed.close();
  return { shown, reviewed: followed.listReviewed() };
}

testOn(
  'a review shows only once staff have published it, and without its author’s address',
  async (database) => {
    const [first = '', second = ''] = await store(database, {}, { comments: 'Another twenty characters.' });
    expect((await readShown(database)).shown).toEqual([]);

    await publishWithin(database.orm, first);
    const { shown, reviewed } = await readShown(database);

    expect(shown).toEqual([
      {
        name: 'Ada B.',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        monthsHeld: 18,
        ratings: exampleReview.ratings,
        comments: exampleReview.comments,
      },
    ]);
    expect(reviewed).toEqual([golf]);
    expect(await run(database, 'list --state waiting')).toContain(second);
    expect(await run(database, 'list --state waiting')).not.toContain(first);
  },
);

testOn('a running node shows what is published and takes down what is refused', async (database) => {
  const [reference = ''] = await store(database, {});
  const log = recordLog();
  const followed = followReviews({ database, log: log.log, prepared: Promise.resolve(), pollMs: 5 });
  await publishWithin(database.orm, reference);
  await eventually(() => followed.listPublished(golf)?.length, 1);
  await refuseWithin(database.orm, reference, 'names a neighbour');
  await eventually(() => followed.listPublished(golf)?.length, 0);
  await followed.close();

  expect(await run(database, `show ${reference.toLowerCase()}`)).toContain('Refused: names a neighbour');
  expect(log.text()).not.toMatch(/ada/i);
});

testOn('staff are told of each review once, and not of what a robot sent', async (database) => {
  await store(database, {}, {}, { comments: 'Cheap watches, very cheap.', isSuspected: true });
  const mails = await database.orm.select().from(mailOutbox);
  const listed = await run(database, 'list');

  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['staff@example.com', 'Review to check: Volkswagen Golf, 4 of 5'],
  ]);
  expect(mails[0]?.text).toMatch(
    /REV-.* isn’t shown until .*\nhttps:\/\/www\.example\.co\.uk\/staff\/reviews$/,
  );
  expect(listed.split('\n')).toHaveLength(2);
  expect(listed).toContain('a robot may have sent it');
  expect(listed).not.toMatch(/ada|prams/i);
});

testOn('show has all of a review', async (database) => {
  const [reference = ''] = await store(database, {});

  expect(await run(database, `show ${reference}`)).toMatch(
    /waiting .*4 of 5 .*Volkswagen Golf\nBy Ada B\., after 18 months; email: ada@example\.com\nOverall 4, Comfort 5, .*\n\nRoom for two prams/,
  );
});

testOn('erasing deletes a review with the mail about it, and no other', async (database) => {
  const [first = ''] = await store(
    database,
    {},
    { email: 'grace@example.com', comments: 'Twenty characters of hers.' },
  );

  expect(await run(database, `erase ${first}`)).toContain(`Erased: ${first}.`);
  expect(await database.orm.$count(vehicleReviews)).toBe(1);
  expect(await database.orm.$count(mailOutbox)).toBe(1);
  await expect(run(database, `erase ${first}`)).rejects.toThrow(`no review ${first}`);
});

testOn(
  '90 days after the decision addresses and refused reviews are erased, and no sooner',
  async (database) => {
    const references = await store(
      database,
      {},
      { comments: 'A second review of twenty.' },
      { comments: 'A third review, undecided.' },
      { comments: 'A fourth, decided lately.' },
    );
    const [published = '', refused = '', waiting = '', recent = ''] = references;
    await publishWithin(database.orm, published);
    await publishWithin(database.orm, recent);
    await refuseWithin(database.orm, refused, 'advertising');
    await database.orm.execute(
      sql`update vehicle_reviews set decided_at = now() - interval '91 days' where reference in (${published}, ${refused})`,
    );
    expect(await eraseOverdueReviews(database.orm)).toBe(2);
    const rows = await database.orm.select().from(vehicleReviews);
    const emailOf = (reference: string) => rows.find((row) => row.reference === reference)?.email;

    expect(rows).toHaveLength(3);
    expect([emailOf(published), emailOf(waiting), emailOf(recent)]).toEqual([
      null,
      'ada@example.com',
      'ada@example.com',
    ]);
    expect((await readShown(database)).shown).toHaveLength(2);
  },
);

testOn('a review that nobody decides on goes after a year', async (database) => {
  await store(database, {}, { comments: 'A second review of twenty.' });
  const [first] = await database.orm.select().from(vehicleReviews);
  await database.orm.execute(
    sql`update vehicle_reviews set received_at = now() - interval '367 days' where reference = ${first?.reference}`,
  );

  expect(await eraseOverdueReviews(database.orm)).toBe(1);
  expect(await database.orm.$count(vehicleReviews)).toBe(1);
});

test.each([
  ['show', 'one reference'],
  ['show 7', 'such as REV-'],
  ['list --state gone', '--state is one of'],
  ['erase REV-A-B REV-C-D', 'one reference'],
  ['list --limit none', 'limit'],
])('"%s" is wrong usage', (line, message) => {
  const read = () => readCommandLine(reviewsCommand, line.split(' '), '/');

  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});
