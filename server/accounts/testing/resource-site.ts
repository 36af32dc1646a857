import type { RequestListener } from 'node:http';
import cookieParser from 'cookie-parser';
import express, { type Router } from 'express';
import request, { type Test } from 'supertest';
import { failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import { formGuard } from '#server/accounts/forms/form-guard.ts';
import type { Session } from '#server/accounts/session/session.ts';
import { createSessionCookie } from '#server/accounts/session/session-cookie.ts';
import { session } from '#server/accounts/session/session-middleware.ts';
import { createVisits } from '#server/accounts/session/visits.ts';
import { signedOutResponder } from '#server/accounts/signed-out-responder.ts';
import { errorResponder } from '#server/platform/http/error-responder.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { requestGuard } from '#server/platform/http/request-guard.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { silentLog } from '#server/testing/test-app.ts';

const siteOrigin = 'http://localhost:3000';

/** An answer that succeeded. */
export const succeed = <Data>(data: Data) => ({
  data,
  status: { code: 0, message: 'OK', subCode: 0 },
  isSucceed: true,
});

/** The answer of an account API that refuses an expired token. */
export const expired = {
  ...failedAnswer,
  status: { code: 401, message: 'Expired', subCode: subCodes.tokenExpired },
};

/** A signed-in customer's browser. */
export interface Customer {
  /** A request with the session's cookie, for JSON unless told otherwise. */
  readonly get: (path: string) => Test;
  readonly post: (path: string) => Test;
  /** As a browser without scripts: a sent form with its token. */
  readonly postForm: (path: string, values: Readonly<Record<string, string>>) => Test;
  readonly csrf: string;
  readonly cookie: string;
  /** The echo of the last form, as the next page would show it. */
  readonly findEcho: () => Promise<Session['form']>;
}

interface ResourceSite {
  readonly app: RequestListener;
  readonly signIn: (accountId: string) => Promise<Customer>;
}

/** A site of these routers behind the session and form guard. Routers in `open` come before the session. */
export function createResourceSite(routers: readonly Router[], open: readonly Router[] = []): ResourceSite {
  const sessions = memorySessions();
  const cookie = createSessionCookie({ siteOrigin });
  const visits = createVisits({ key: async () => Buffer.alloc(32, 'test'), now: Date.now });
  const app = express();
  app.set('query parser', false);
  app.use(requestGuard({ siteOrigin }), ...open);
  app.use(
    '/api/account',
    noStore,
    cookieParser(),
    session({ sessions, visits, limits: createMemoryLimits(), cookie, now: Date.now }),
  );
  app.use('/api/account', formGuard, ...routers);
  app.use(signedOutResponder, errorResponder({ log: silentLog, renderErrorPage: async () => 'error page' }));
  return { app, signIn: (accountId) => signIn(app, sessions, accountId) };
}

async function signIn(
  app: RequestListener,
  sessions: ReturnType<typeof memorySessions>,
  accountId: string,
): Promise<Customer> {
  const id = accountId.padEnd(43, 'x');
  const csrf = `csrf-of-${accountId}`;
  const now = Date.now();
  const summary = { accountType: 'personal', firstName: 'A', lastName: 'B', isLexCustomer: false } as const;
  const signedIn = { accountId, token: `token-of-${accountId}`, tokenExpiresAt: now + 3_600_000, summary };
  await sessions.save({ id, csrfToken: csrf, signedIn, startedAt: now, usedAt: now });
  const own = { Cookie: `session=${id}` };
  return {
    csrf,
    cookie: own.Cookie,
    get: (path) => request(app).get(path).set(own).set('Accept', 'application/json'),
    post: (path) => request(app).post(path).set(own).set('Accept', 'application/json'),
    postForm: (path, values) =>
      request(app)
        .post(path)
        .redirects(0)
        .set(own)
        .type('form')
        .send({ csrf, ...values }),
    findEcho: async () => (await sessions.find(id))?.form,
  };
}
