import type { RequestListener } from 'node:http';
import request, { type Response } from 'supertest';
import { ada, type ShownSession } from './account-site.tsx';

/** A browser without scripts: keeps its cookie, and sends forms with the token of the page it is on. */
export interface Visitor {
  /** The session's. */
  cookie: string | undefined;
  /** By which a browser is known that logged in before. */
  known: string | undefined;
  get(path: string): Promise<Response>;
  /** The parts of the session that a page shows. */
  see(page: string): Promise<ShownSession>;
  send(route: string, values: Readonly<Record<string, string | undefined>>): Promise<Response>;
  sendJson(route: string, body: object): Promise<Response>;
  login(values?: Readonly<Record<string, string>>): Promise<Response>;
}

/** A visitor, with a planted cookie if one is given, at a network address where the site trusts a proxy. */
export function createVisitor(app: RequestListener, planted?: string, from?: string): Visitor {
  const sendCookie = () => ({
    ...((visitor.cookie || visitor.known) && {
      Cookie: [visitor.cookie, visitor.known].filter(Boolean).join('; '),
    }),
    ...(from !== undefined && { 'X-Forwarded-For': from }),
  });
  const keep = (response: Response) => {
    for (const set of (response.headers['set-cookie'] as unknown as string[] | undefined) ?? []) {
      const pair = set.split(';')[0] ?? '';
      const name = pair.includes('known-browser=') ? 'known' : 'cookie';
      visitor[name] = pair.endsWith('=') ? undefined : pair;
    }
    return response;
  };
  const visitor: Visitor = {
    cookie: planted,
    known: undefined,
    get: async (path) => keep(await request(app).get(path).redirects(0).set(sendCookie())),
    see: async (page) => (await visitor.get(`/page-data${page}`)).body.data as ShownSession,
    send: async (route, values) => {
      const given = Object.entries(values).filter(([, value]) => value !== undefined);
      const body = new URLSearchParams(given as [string, string][]).toString();
      return keep(await request(app).post(route).redirects(0).type('form').set(sendCookie()).send(body));
    },
    sendJson: async (route, body) =>
      keep(await request(app).post(route).set(sendCookie()).set('Accept', 'application/json').send(body)),
    login: async (values) => {
      const { csrf } = await visitor.see('/account/login');
      return visitor.send('/api/account/session', {
        csrf,
        email: ada.email,
        password: ada.password,
        ...values,
      });
    },
  };
  return visitor;
}
