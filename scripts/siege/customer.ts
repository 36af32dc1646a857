import { createRoamingBrowser } from '#server/testing/roaming-browser.ts';
import type { Site } from '#server/testing/site-process.ts';
import { type Answer, type Asked, ask } from './ask.ts';

/** A signed-in customer, whose requests go to any node. */
export interface Customer {
  /** Value of the form token of their session. */
  readonly csrf: string;
  readonly cookie: string;
  /** Posts to `/api/account/…` as a script of the site would. */
  post(node: Site, route: string, asked: Asked): Promise<Answer>;
  get(node: Site, path: string): Promise<Answer>;
}

/** Signs a demonstration customer in at a node. Throws if that fails. */
export async function signIn(node: Site, email: string): Promise<Customer> {
  const browser = createRoamingBrowser();
  const { location } = await browser.login(node.origin, email);
  if (location !== '/account') throw new Error(`${email} could not log in.`);
  const { text } = await browser.get(node.origin, '/account/personal-details');
  const cookie = `session=${browser.cookie()}`;
  return {
    cookie,
    csrf: /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '',
    post: ({ origin }, route, { headers, ...asked }) =>
      ask(`${origin}/api/account/${route}`, {
        method: 'POST',
        ...asked,
        headers: { Cookie: cookie, Accept: 'application/json', ...headers },
      }),
    get: ({ origin }, path) => ask(origin + path, { headers: { Cookie: cookie } }),
  };
}

/** How often each status was answered, such as `200 three times` as "3 × 200". */
export function countStatuses(answers: readonly Pick<Answer, 'status'>[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
