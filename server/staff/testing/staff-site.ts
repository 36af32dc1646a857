import type { RequestListener } from 'node:http';
import request, { type Response } from 'supertest';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createMailOutbox, type MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { openStaff } from '#server/staff/staff.ts';
import { staffAudit, staffLinks, staffSessions } from '#server/staff/staff-tables.ts';
import { createTestApp, type TestAppOptions } from '#server/testing/test-app.ts';

/** A member of each role. */
export const members = {
  admin: 'ann@example.co.uk',
  enquiries: 'bob@example.co.uk',
  reviews: 'cat@example.co.uk',
} as const;

const staffSetting = `${members.admin}=admin, ${members.enquiries}=enquiries, ${members.reviews}=reviews`;

/** A clock that moves only when a test says so, and that notes how long answers waited. */
function handClock(): Clock & { pass(ms: number): void; readonly slept: number[] } {
  let now = Date.now();
  const slept: number[] = [];
  return {
    now: () => now,
    sleep: async (ms) => void slept.push(ms),
    pass: (ms) => {
      now += ms;
    },
    slept,
  };
}

interface StaffSiteOptions extends Omit<TestAppOptions, 'services'> {
  readonly database: Database;
  readonly services?: TestAppOptions['services'];
}

/** The real app with a staff site on this database, which is emptied of staff and mails before. */
export async function createStaffSite({ database, env, services, ...options }: StaffSiteOptions) {
  for (const table of [staffAudit, staffLinks, staffSessions, mailOutbox]) await database.orm.delete(table);
  const clock = handClock();
  const settings = { SITE_ORIGIN: 'http://localhost:3000', STAFF: staffSetting, ...env };
  const outbox: MailOutbox = createMailOutbox({ database });
  const staff = openStaff({ config: readConfig(settings), database, outbox, now: clock.now });
  const app = await createTestApp({ ...options, env: settings, clock, services: { ...services, staff } });
  onTestFinished(async () => {
    await database.orm.delete(staffSessions);
  });
  /** A browser, at this network address where the site trusts a proxy. */
  const newMember = (from?: string) => createMemberBrowser(app, database, from);
  return { app, clock, staff, newMember };
}

/** A field of a form, or a file with its name and content. */
type FormPart =
  | readonly [field: string, value: string]
  | readonly [field: string, name: string, content: string | Uint8Array];

/** The browser of a member of staff, without scripts. */
export interface MemberBrowser {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Response>;
  /** Posts a form with the token of the page at this address. */
  post(page: string, route: string, values?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts a form with files, in this order, with the token of the page at this address before them. */
  upload(page: string, route: string, parts: readonly FormPart[]): Promise<Response>;
  uploadRaw(route: string, parts: readonly FormPart[]): Promise<Response>;
  postRaw(route: string, values: Readonly<Record<string, string>>): Promise<Response>;
  askForLink(email: string): Promise<Response>;
  signIn(email: string): Promise<Response>;
}

function createMemberBrowser(
  app: RequestListener,
  database: Pick<Database, 'orm'>,
  from?: string,
): MemberBrowser {
  const cookies = new Map<string, string>();
  const headers = () => ({
    Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    ...(from !== undefined && { 'X-Forwarded-For': from }),
  });
  const keep = (response: Response): Response => {
    for (const line of (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const browser: MemberBrowser = {
    cookies,
    get: async (path) => keep(await request(app).get(path).redirects(0).set(headers())),
    post: async (page, route, values = {}) =>
      browser.postRaw(route, { csrf: findToken((await browser.get(page)).text), ...values }),
    upload: async (page, route, parts) =>
      browser.uploadRaw(route, [['csrf', findToken((await browser.get(page)).text)], ...parts]),
    uploadRaw: async (route, parts) => {
      const sending = request(app).post(route).redirects(0).set(headers());
      for (const [field, value, content] of parts) {
        if (content === undefined) sending.field(field, value);
        else sending.attach(field, Buffer.from(content as string), { filename: value });
      }
      return keep(await sending);
    },
    postRaw: async (route, values) =>
      keep(
        await request(app)
          .post(route)
          .redirects(0)
          .type('form')
          .set(headers())
          .send({ ...values }),
      ),
    askForLink: (email) => browser.post('/staff/sign-in', '/staff/sign-in', { email }),
    signIn: async (email) => {
      await browser.askForLink(email);
      const key = await findMailedKey(database, email);
      return browser.post(`/staff/sign-in/link?key=${key}`, '/staff/sign-in/link', { key });
    },
  };
  return browser;
}

/** The form token on a page; empty when there is none. */
export function findToken(html: string): string {
  return /name="csrf" value="([\w-]+)"/.exec(html)?.[1] ?? '';
}

/** The key in the newest mail to this address; empty when there is none. */
export async function findMailedKey({ orm }: Pick<Database, 'orm'>, email: string): Promise<string> {
  const mails = await orm.select().from(mailOutbox).orderBy(mailOutbox.storedAt);
  const own = mails.filter(({ recipient }) => recipient === email).at(-1);
  return /key=([\w-]{43})/.exec(own?.text ?? '')?.[1] ?? '';
}
