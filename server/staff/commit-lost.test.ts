import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { specialOffers } from '#server/catalogue/store/special-offers-table.ts';
import { createCatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import { idleFeeds } from '#server/catalogue-desk/testing/idle-feeds.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { storeEnquiries, withoutEnquiries } from '#server/enquiries/testing/store-enquiries.ts';
import { createPeople } from '#server/personal-data/create-people.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { openTcpProxy } from '#server/testing/tcp-proxy.ts';
import { staffAudit } from './staff-tables.ts';
import { createStaffSite, findToken, members } from './testing/staff-site.ts';

// Forms of staff pages whose connection to the database is cut at COMMIT.

vi.setConfig({ testTimeout: 60_000 });

const onServer = test.skipIf(!postgresqlPrograms);
const erasure = '/staff/enquiries/person/erasure';
const ada = { email: 'ada@example.com', phone: '', reason: 'asked', confirm: 'ada@example.com' };
let server: PostgresqlServer;
let direct: Database;

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  server = await createPostgresql(postgresqlPrograms);
  await server.start();
  direct = openPostgresql(server.url);
  await direct.migrate(migrationsFolder);
}, 60_000);
afterAll(async () => {
  await direct?.close();
  await server?.remove();
});

/** A member who is signed in, on a site whose database can be cut off. */
async function open() {
  await withoutEnquiries(direct);
  await direct.orm.delete(specialOffers);
  await storeEnquiries(direct, [{ fields: { email: 'ada@example.com', message: 'Hello' } }]);
  const proxy = await openTcpProxy(server.url);
  const database = openPostgresql(proxy.url);
  onTestFinished(() => database.close());
  const peopleWithin = (orm: Orm) => createPeople({ orm });
  const parts = { database, today: () => '2026-11-21', takesDemonstration: true, listRatebooks: () => [] };
  const catalogueDesk = createCatalogueDesk({ ...parts, feeds: await idleFeeds(database) });
  const site = await createStaffSite({ database, services: { peopleWithin, catalogueDesk } });
  const ann = site.newMember();
  await ann.signIn(members.admin);
  return { ann, proxy };
}

const countWhole = () => direct.orm.$count(enquiries, isNull(enquiries.erasedAt));
const readActions = async () => (await direct.orm.select().from(staffAudit)).map(({ action }) => action);

onServer('an erasure whose COMMIT was not answered is said to be done, with its audit entry', async () => {
  const { ann, proxy } = await open();
  const csrf = findToken((await ann.post('/staff/enquiries/person', erasure, ada)).text);
  proxy.cutAtCommit('answer lost', 300);
  const answer = await ann.postRaw(`${erasure}/confirmed`, { ...ada, csrf });

  expect(answer.status).toBe(303);
  expect(await countWhole()).toBe(0);
  expect(await readActions()).toContain('Erased what is held on a person');
});

onServer('an erasure whose COMMIT never arrived says that nothing was changed', async () => {
  const { ann, proxy } = await open();
  const csrf = findToken((await ann.post('/staff/enquiries/person', erasure, ada)).text);
  proxy.cutAtCommit('lost on its way', 300);
  const answer = await ann.postRaw(`${erasure}/confirmed`, { ...ada, csrf });

  expect([answer.status, answer.text.includes('Nothing was changed')]).toEqual([503, true]);
  expect(await countWhole()).toBe(1);
});

onServer('a page says so while it is not known whether something was erased', async () => {
  const { ann, proxy } = await open();
  const csrf = findToken((await ann.post('/staff/enquiries/person', erasure, ada)).text);
  proxy.cutAtCommit('answer lost', 30_000);
  const answer = await ann.postRaw(`${erasure}/confirmed`, { ...ada, csrf });
  proxy.comeBack();

  expect([answer.status, answer.text.includes('we can’t tell yet whether it’s done')]).toEqual([503, true]);
  expect(answer.text).not.toContain('Nothing was changed');
});

onServer('an offer whose removal was carried out and not answered is said to be removed', async () => {
  const { ann, proxy } = await open();
  const days = { startsOn: '2999-01-01', endsOn: '2999-01-31' };
  const named = { vehicleRef: '1000000001', vehicleName: 'Volkswagen Golf', madeBy: members.admin };
  const [offer] = await direct.orm
    .insert(specialOffers)
    .values({ ...named, ...days })
    .returning();
  const page = `/staff/offers/${offer?.offerId}`;
  const csrf = findToken((await ann.get('/staff/enquiries/person')).text);
  proxy.cutAtCommit('answer lost', 300);
  const answer = await ann.postRaw(`${page}/remove`, { csrf });

  expect([answer.status, answer.headers.location]).toEqual([303, '/staff/offers?state=coming']);
  expect(await direct.orm.$count(specialOffers)).toBe(0);
});
