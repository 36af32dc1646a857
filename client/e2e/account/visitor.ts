import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test as watched } from '#client/e2e/page-watch.ts';

/** Of the demonstration customers; their list and its password are in server/account-api/README.md. */
export const customers = {
  personal: 'personal.customer@example.com',
  business: 'business.customer@example.com',
  lender: 'lender.customer@example.com',
} as const;

export const demonstrationPassword = 'leasing-demo-2026';

/** The watched browser, from a network address that no other test has: limits count by address. */
export const test = watched.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
    await use({ 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
});

export { expect };

/** An email address that nobody else has. */
export function newAddress(): string {
  return `visitor-${randomUUID()}@example.com`;
}

/** Signs in without drawing a page; pass `page.request` to give the page the session. */
export async function signIn(
  request: APIRequestContext,
  email: string,
  password: string = demonstrationPassword,
): Promise<void> {
  const answer = await postForm(request, { page: '/account/login', action: 'session' }, { email, password });
  expect({ url: answer.url(), status: answer.status() }).toMatchObject({ status: 200 });
  expect(new URL(answer.url()).pathname).toBe('/account');
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/**
 * Gives a page the session of a demonstration customer, who signs in once for all tests of a worker: each time a
 * password is derived takes a core for a quarter of a second. A test that signs out, or uses another site, signs in.
 */
export async function enterAs(page: Page, email: string): Promise<void> {
  const kept = sessions.get(email);
  if (kept) return page.context().addCookies(kept);
  await signIn(page.request, email);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name.includes('session')),
  );
}

interface FormPlace {
  /** The page that has the form. */
  readonly page: string;
  /** The last part of its route. */
  readonly action: string;
}

/** Sends a form as a browser without scripts does, and follows where it leads. */
export async function postForm(
  request: APIRequestContext,
  { page, action }: FormPlace,
  fields: Readonly<Record<string, string>>,
) {
  const answer = await request.get(page);
  const csrf = /name="csrf" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  const headers = { Origin: new URL(answer.url()).origin };
  return request.post(`/api/account/${action}`, { form: { ...fields, csrf }, headers });
}
