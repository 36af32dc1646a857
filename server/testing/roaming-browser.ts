import { demonstrationPassword } from '#server/account-api/demonstration/customers.ts';

/** A browser without scripts whose requests go now to one node, now to another, as behind a balancer. */
export interface RoamingBrowser {
  /** The session cookie's value; empty without one. */
  cookie(): string;
  get(origin: string, path: string): Promise<Page>;
  /** Requests a page and follows at most `limit` redirects, as browsers do. */
  follow(origin: string, path: string, limit?: number): Promise<Page>;
  /** Sends a form with the token of the last page. */
  send(origin: string, route: string, values?: Readonly<Record<string, string>>): Promise<Page>;
  /** Opens the login page and sends its form. */
  login(origin: string, email: string, password?: string): Promise<Page>;
}

/** A complete answer. */
interface Page {
  readonly status: number;
  /** Target of a redirect; empty without one. */
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser without cookies. */
export function createRoamingBrowser(): RoamingBrowser {
  let cookie = '';
  let known = '';
  let csrf = '';

  async function open(url: string, init: RequestInit = {}): Promise<Page> {
    const cookies = [cookie && `session=${cookie}`, known].filter(Boolean).join('; ');
    const headers = { ...(cookies && { cookie: cookies }) };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) {
      cookie = /^session=([^;]*)/.exec(set)?.[1] ?? cookie;
      known = /^known-browser=[^;]*/.exec(set)?.[0] ?? known;
    }
    const text = await answer.text();
    csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? csrf;
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      text,
      headers: answer.headers,
    };
  }

  const get = (origin: string, path: string) => open(origin + path);

  async function follow(origin: string, path: string, limit = 3): Promise<Page> {
    const page = await get(origin, path);
    if (!page.location) return page;
    if (limit === 0) throw new Error(`Too many redirects, the last to ${page.location}`);
    return follow(origin, page.location, limit - 1);
  }

  const send: RoamingBrowser['send'] = (origin, route, values = {}) =>
    open(`${origin}/api/account/${route}`, {
      method: 'POST',
      body: new URLSearchParams({ ...values, csrf }),
    });

  async function login(origin: string, email: string, password = demonstrationPassword): Promise<Page> {
    const page = await get(origin, '/account/login');
    return page.status === 200 ? send(origin, 'session', { email, password }) : page;
  }

  return { cookie: () => cookie, get, follow, send, login };
}
