import type { RequestListener } from 'node:http';
import type { Account } from '#server/account-contract/account.ts';
import { type Answer, failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import { createApp } from '#server/app/create-app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { noClientAssets } from '#server/pages/client-assets.ts';
import { createPages } from '#server/pages/create-pages.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { Services } from '#server/pages/services.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { testPage } from '#server/testing/page-app.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { PageProps } from '#shared/routes/page.ts';

/** The only customer of the fake account API. */
export const ada = {
  email: 'ada-canary@example.com',
  password: 'password-canary',
  accountId: 'account-ada',
  token: 'token-canary-0123456789',
} as const;

export const adaAccount: Account = {
  accountId: ada.accountId,
  accountNumber: '1001',
  accountType: 'personal',
  firstName: 'Ada',
  lastName: 'Example',
  email: ada.email,
  isLexCustomer: false,
};

interface AccountSiteOptions {
  readonly answers?: Partial<AccountApi>;
  readonly services?: Partial<Services>;
  readonly siteOrigin?: string;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly env?: Readonly<Record<string, string>>;
}

/** A site with account pages that show what a page may know of a session. */
export interface AccountSite {
  readonly app: RequestListener;
  /** Names of the calls to the account API so far. */
  readonly calls: readonly string[];
}

export const succeed = <Data,>(data: Data): Answer<Data> => ({
  data,
  status: { code: 0, message: 'OK', subCode: 0 },
  isSucceed: true,
});

export const refuse = (subCode: number): Answer<never> => ({
  ...failedAnswer,
  status: { code: 401, message: 'No', subCode },
});

/** A clock that moves only by `pass`. `sleep` returns at once and is recorded. */
export function stillClock(
  startMs = Date.now(),
): Clock & { pass(ms: number): void; readonly slept: number[] } {
  let at = startMs;
  const slept: number[] = [];
  return {
    now: () => at,
    sleep: async (ms) => void slept.push(ms),
    pass: (ms) => {
      at += ms;
    },
    slept,
  };
}

export async function createAccountSite(options: AccountSiteOptions = {}): Promise<AccountSite> {
  const { siteOrigin = 'http://localhost:3000', log = silentLog, clock = stillClock() } = options;
  const config = readConfig({ SITE_ORIGIN: siteOrigin, ...options.env });
  const calls: string[] = [];
  const services: Services = {
    catalogue: testCatalogue(),
    site: toSiteIdentity(config),
    log,
    ...testAccountServices(),
    account: recordCalls(stubAccountApi({ ...adaAnswers(clock), ...options.answers }), calls),
    ...options.services,
  };
  const app = createApp({
    config,
    services,
    pages: await createPages({ config, services, pages: accountPages, assets: noClientAssets }),
    metrics: createMetrics({}),
    readiness: createReadiness({}),
    publicFolder: import.meta.dirname,
    clock,
  });
  return { app, calls };
}

function adaAnswers(clock: Clock): Partial<AccountApi> {
  return {
    createToken: async ({ username, password }) =>
      username === ada.email && password === ada.password
        ? succeed({
            token: ada.token,
            accountId: ada.accountId,
            expiresAt: new Date(clock.now() + 24 * 3_600_000).toISOString(),
          })
        : refuse(subCodes.wrongCredentials),
    getAccount: async ({ token }) =>
      token === ada.token ? succeed(adaAccount) : refuse(subCodes.tokenExpired),
  };
}

function recordCalls(account: AccountApi, calls: string[]): AccountApi {
  return new Proxy(account, {
    get: (target, name, receiver) => {
      calls.push(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
}

/** The parts of a session that a page may show. */
export interface ShownSession {
  readonly csrf?: string;
  readonly name?: string;
  readonly message?: string;
  readonly values?: object;
  readonly fields?: object;
  readonly hasLink?: boolean;
}

const accountPages = [
  '/account/login',
  '/account/register',
  '/account/complete',
  '/account/forgotten-password',
  '/account/reset-password',
  '/account/personal-details',
  '/account/quotes',
  '/account',
  '/public',
].map((path) =>
  testPage<ShownSession>({
    path,
    cache: path === '/public' ? 'short' : 'never',
    load: ((request: LoaderRequest) => show(request)) as () => Promise<ShownSession>,
    component: ({ data }: PageProps<ShownSession>) => <main>{JSON.stringify(data)}</main>,
  }),
);

/** `/account/quotes` asks the account API first, as the real page does, and throws when the token has expired. */
async function show({ session, path, services }: LoaderRequest): Promise<ShownSession> {
  const token = session?.signedIn?.token;
  if (path === '/account/quotes') {
    const { status } = await services.account.getAccount(token === undefined ? {} : { token });
    if (status.subCode === subCodes.tokenExpired) throw new SignedOutError();
  }
  const { message, values, fields } = session?.form ?? {};
  return {
    ...(session && { csrf: session.csrfToken, hasLink: session.link !== undefined }),
    ...(session?.signedIn && { name: session.signedIn.summary.firstName }),
    ...(message !== undefined && { message, values: values ?? {}, fields: fields ?? {} }),
  };
}
