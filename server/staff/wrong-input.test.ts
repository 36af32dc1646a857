import request from 'supertest';
import { expect } from 'vitest';
import { specialOffers } from '#server/catalogue/store/special-offers-table.ts';
import { createCatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import { idleFeeds } from '#server/catalogue-desk/testing/idle-feeds.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { createPeople } from '#server/personal-data/create-people.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { createStaffSite, findToken, members } from './testing/staff-site.ts';

const test = testOnDatabases(async (database) => {
  await withoutEnquiries(database);
  for (const table of [vehicleReviews, specialOffers]) await database.orm.delete(table);
});

const canary = 'Canary Quill';
const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** What a clumsy or malicious member types into a field. */
const odd: Readonly<Record<string, string | readonly string[]>> = {
  nothing: '',
  spaces: ' \t\r\n ',
  'a NUL byte': `${canary}\u0000\u001b[31m`,
  'far too much': canary.repeat(2000),
  HTML: `${canary} ${html}`,
  'odd letters': `\u202e${canary} Ⅻ ﷽ 👩‍👩‍👧‍👦 \ufeff e\u0301`,
  'half a character': `${canary} \ud800`,
  SQL: `${canary}'; drop table enquiries; --`,
  'a number without end': '9'.repeat(400),
  'a negative number': '-1',
  'the same field twice': [canary, 'another'],
  'a name of JavaScript': '__proto__',
};

interface Form {
  readonly route: string;
  /** The page that the form is on. */
  readonly page: string;
  readonly values: Readonly<Record<string, string>>;
}

async function open(database: Database) {
  const [reference = ''] = await storeEnquiries(database, [
    { fields: { name: canary, email: 'quill@example.com', message: html } },
  ]);
  const recorded = recordLog();
  const desk = {
    database,
    today: () => '2026-11-21',
    takesDemonstration: true,
    listRatebooks: () => [],
    feeds: await idleFeeds(database),
  };
  const services = {
    peopleWithin: (orm: Orm) => createPeople({ orm }),
    catalogueDesk: createCatalogueDesk(desk),
  };
  const site = await createStaffSite({ database, services, log: recorded.log });
  const ann = site.newMember();
  await ann.signIn(members.admin);
  const csrf = findToken((await ann.get('/staff')).text);
  return { ...site, ann, csrf, recorded, reference, forms: listForms(reference) };
}

/** Every form of the staff site, filled in so that nothing is wrong but what a test changes. */
function listForms(reference: string): readonly Form[] {
  const enquiry = `/staff/enquiries/${reference.toLowerCase()}`;
  const person = { email: 'quill@example.com', phone: '' };
  const erasure = '/staff/enquiries/person/erasure';
  const feed = { hash: 'a'.repeat(64), reason: 'Wrong file' };
  const offers = '/staff/offers';
  const days = { startsOn: '22/11/2026', endsOn: '29/11/2026' };
  return [
    { page: enquiry, route: `${enquiry}/answered`, values: { note: 'Called back.' } },
    { page: enquiry, route: `${enquiry}/not-answered`, values: {} },
    { page: enquiry, route: `${enquiry}/deliver-again`, values: { again: 'true' } },
    { page: enquiry, route: `${enquiry}/erase`, values: { confirm: 'not yet' } },
    {
      page: '/staff/enquiries/person',
      route: '/staff/enquiries/person',
      values: { ...person, format: 'html' },
    },
    { page: erasure, route: erasure, values: person },
    {
      page: erasure,
      route: `${erasure}/confirmed`,
      values: { ...person, reason: 'asked', confirm: 'not yet' },
    },
    { page: '/staff/reviews', route: '/staff/reviews/publish', values: { reference: 'REV-AAAAA-AAAAA' } },
    {
      page: '/staff/reviews',
      route: '/staff/reviews/refuse',
      values: { reference: 'REV-AAAAA-AAAAA', reason: 'Advertising', state: 'waiting' },
    },
    { page: '/staff/imports', route: '/staff/imports/accept', values: { ...feed, confirm: 'yes' } },
    { page: '/staff/imports', route: '/staff/imports/decline', values: feed },
    {
      page: '/staff/imports',
      route: '/staff/imports/undo',
      values: { version: '999', reason: 'Wrong file' },
    },
    { page: offers, route: `${offers}/add`, values: { vehicle: '1000000009', ...days } },
    { page: `${offers}/999`, route: `${offers}/999/change`, values: days },
    { page: `${offers}/999`, route: `${offers}/999/end`, values: {} },
    { page: `${offers}/999`, route: `${offers}/999/remove`, values: {} },
  ];
}

/** What no answer may have: markup that was typed, and anything of the program itself. */
const leaks = /<script>alert|<img src=x|node_modules|Failed query|at \w+ \(|\.ts:\d+|insert into|select "/;

/** What the database holds that a wrong form must not change. */
const countAll = async ({ orm }: Database) => ({
  enquiries: (await orm.select().from(enquiries)).filter(({ erasedAt }) => erasedAt === null).length,
  reviews: await orm.$count(vehicleReviews),
  offers: await orm.$count(specialOffers),
});

for (const area of ['enquiries/enq-', 'enquiries/person', 'reviews', 'imports', 'offers'])
  test(`whatever is typed into a field of a form below ${area}, the answer is plain, nothing is lost, and the log names nobody`, async (database) => {
    const { ann, csrf, forms, recorded } = await open(database);
    const before = await countAll(database);
    const wrong: string[] = [];
    for (const { route, values } of forms.filter((form) => form.route.startsWith(`/staff/${area}`)))
      for (const [what, value] of Object.entries(odd))
        for (const field of Object.keys(values).length === 0 ? ['more'] : Object.keys(values)) {
          const { status, text } = await ann.postRaw(route, { csrf, ...values, [field]: value as string });
          const isPlain = [200, 303, 400, 404].includes(status);
          if (!isPlain || leaks.test(text)) wrong.push(`${route}: ${field} with ${what}: ${status}`);
        }

    expect(wrong).toEqual([]);
    expect(await countAll(database)).toEqual(before);
    expect(recorded.text()).not.toMatch(/Canary|quill@|"level":"error"/);
  });

test('a form that comes back still has what was typed in every field', async (database) => {
  const { ann, csrf, reference } = await open(database);
  const enquiry = `/staff/enquiries/${reference.toLowerCase()}`;
  const erasure = '/staff/enquiries/person/erasure';
  const typed: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    [`${enquiry}/answered`, { note: 'é'.repeat(2001) }],
    [`${enquiry}/erase`, { confirm: 'ENQ-WRONG' }],
    ['/staff/enquiries/person', { email: 'quill at example', phone: '12' }],
    [erasure, { email: 'quill at example', phone: '12' }],
    [`${erasure}/confirmed`, { email: 'quill@example.com', confirm: 'quill@example.org' }],
    ['/staff/offers/add', { vehicle: 'the blue one', startsOn: 'tomorrow-ish', endsOn: '31/02/2027' }],
  ];
  for (const [route, values] of typed) {
    const { status, text } = await ann.postRaw(route, { csrf, ...values });
    expect([route, status]).toEqual([route, 400]);
    expect([route, text.includes('role="alert"')]).toEqual([route, true]);
    for (const value of Object.values(values)) expect([route, text.includes(value)]).toEqual([route, true]);
  }
});

test('every page answers any query plainly, however odd', async (database) => {
  const { ann, reference, recorded } = await open(database);
  const numbers = ['0', '-1', '1.5', '1e9', '99999999999999999999', 'x', 'NaN', 'Infinity', '', '10000'];
  const queries = [
    ...numbers.map((page) => `page=${page}`),
    ...['kind', 'state', 'days', 'search', 'who', 'action', 'subject', 'from', 'key'].map(
      (name) => `${name}=${encodeURIComponent(`${html}'; --`)}`,
    ),
    `search=${'9'.repeat(2000)}`,
    `search=${encodeURIComponent(`${'a'.repeat(3000)}@example.com`)}`,
    'page=2&page=3&kind=a&kind=b',
    'state[]=x&__proto__=y&constructor=z',
    `${'x'.repeat(5000)}`,
  ];
  const pages = Object.values(staffPages)
    .map(({ path }) => path.replace(':reference', reference.toLowerCase()).replace(':offerId', '999'))
    .filter((path) => !path.startsWith('/staff/sign-in'));
  const wrong: string[] = [];
  for (const page of pages)
    for (const query of queries) {
      const { status, text } = await ann.get(`${page}?${query}`);
      if (![200, 404].includes(status) || leaks.test(text))
        wrong.push(`${page}?${query.slice(0, 60)}: ${status}`);
    }

  expect(wrong).toEqual([]);
  expect(recorded.text()).not.toMatch(/Canary|quill@|"level":"error"/);
});

test('what is not there is said to be not there, whatever is in the address', async (database) => {
  const { ann, csrf } = await open(database);
  const parts = [
    'enq-aaaaa-aaaaa',
    'x',
    '0',
    '-1',
    '9'.repeat(300),
    '%3Cscript%3E',
    '..%2f..',
    '%F0%9F%98%80',
    'é',
  ];
  for (const part of parts) {
    for (const page of [`/staff/enquiries/${part}`, `/staff/offers/${part}`, `/staff/${part}`]) {
      const { status, text } = await ann.get(encodeURI(decodeURIComponent(page)));
      expect([page, [301, 400, 404].includes(status), leaks.test(text)]).toEqual([page, true, false]);
    }
    for (const route of [`/staff/enquiries/${part}/answered`, `/staff/offers/${part}/end`]) {
      const { status, text } = await ann.postRaw(encodeURI(decodeURIComponent(route)), { csrf, note: 'x' });
      expect([route, [303, 308, 301, 400, 404].includes(status), leaks.test(text)]).toEqual([
        route,
        true,
        false,
      ]);
    }
  }
});

test('no method but reading and posting a form does anything', async (database) => {
  const { app, ann, forms, reference } = await open(database);
  const cookie = `staff=${ann.cookies.get('staff')}`;
  const before = await countAll(database);
  for (const path of [
    '/staff',
    `/staff/enquiries/${reference.toLowerCase()}`,
    ...forms.map(({ route }) => route),
  ])
    for (const method of ['put', 'patch', 'delete'] as const) {
      const { status } = await request(app)[method](path).set('Cookie', cookie).send({ confirm: reference });
      expect([method, path, [404, 405, 415].includes(status)]).toEqual([method, path, true]);
    }

  expect(await countAll(database)).toEqual(before);
});

test('the address of a form, opened by itself, leads to its page', async (database) => {
  const { ann, forms } = await open(database);
  for (const { route, page } of forms.filter((form) => form.route !== form.page)) {
    const { status, headers } = await ann.get(route);
    expect([route, status, headers.location]).toEqual([route, 303, page]);
  }
});

test('pressing twice, or going back and pressing again, says that it is done and changes nothing more', async (database) => {
  const { ann, csrf, reference } = await open(database);
  const enquiry = `/staff/enquiries/${reference.toLowerCase()}`;
  const twice = await Promise.all([
    ann.postRaw(`${enquiry}/answered`, { csrf, note: 'One' }),
    ann.postRaw(`${enquiry}/answered`, { csrf, note: 'Two' }),
  ]);
  const erase = { csrf, confirm: reference };
  const erased = await Promise.all([
    ann.postRaw(`${enquiry}/erase`, erase),
    ann.postRaw(`${enquiry}/erase`, erase),
  ]);
  const after: readonly (readonly [string, string])[] = [
    [`${enquiry}/erase`, 'has been erased before'],
    [`${enquiry}/answered`, 'or it has been erased'],
    [`${enquiry}/deliver-again`, 'has been erased'],
  ];

  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(erased.map(({ status }) => status).toSorted()).toEqual([303, 400]);
  for (const [route, words] of after) {
    const { status, text } = await ann.postRaw(route, erase);
    expect([route, status, text.includes(words)]).toEqual([route, 400, true]);
  }
});

test('a form with the token of someone else or of an earlier sign-in is not sent, and what was typed waits on its page', async (database) => {
  const { ann, newMember, forms } = await open(database);
  const bob = newMember();
  await bob.signIn(members.enquiries);
  const others = findToken((await bob.get('/staff')).text);
  const before = await countAll(database);
  for (const { route, values } of forms)
    for (const csrf of ['', others])
      expect([route, (await ann.postRaw(route, { ...values, csrf })).status]).toEqual([route, 403]);
  const [form] = forms;
  await ann.postRaw(form?.route ?? '', { csrf: others, note: 'Typed in an old tab' });
  const page = await ann.get(form?.page ?? '');

  expect(await countAll(database)).toEqual(before);
  expect(page.text).toContain('Typed in an old tab</textarea>');
});
