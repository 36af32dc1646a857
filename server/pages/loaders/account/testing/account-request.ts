import type { AccountApi } from '#server/accounts/client/account-api.ts';
import type { FormEcho, Session } from '#server/accounts/session/session.ts';
import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';

/** The parts of an account page's request that a test sets; everything else is as for a personal customer. */
export interface AccountRequestParts {
  readonly path?: string;
  readonly search?: string;
  readonly answers?: Partial<AccountApi>;
  readonly isSignedIn?: boolean;
  readonly isLexCustomer?: boolean;
  readonly form?: FormEcho;
  readonly link?: Session['link'];
}

/** A loader's request from Ada, whose account API answers as the test says and fails every other call. */
export function accountRequest(parts: AccountRequestParts = {}): LoaderRequest {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  return {
    path: parts.path ?? '/account',
    params: {},
    search: new URLSearchParams(parts.search),
    signal: new AbortController().signal,
    session: toSession(parts),
    services: {
      ...testAccountServices(),
      catalogue: testCatalogue(),
      log: silentLog,
      site,
      account: stubAccountApi(parts.answers),
    } as LoaderRequest['services'],
  };
}

function toSession({ isSignedIn = true, isLexCustomer = false, form, link }: AccountRequestParts): Session {
  const summary = { accountType: 'personal' as const, firstName: 'Ada', lastName: 'Byron', isLexCustomer };
  return {
    id: 'session-id',
    csrfToken: 'csrf-token',
    startedAt: 0,
    usedAt: 0,
    ...(isSignedIn && {
      signedIn: { accountId: 'A-1', token: 'secret-token', tokenExpiresAt: 1, summary },
    }),
    ...(form && { form }),
    ...(link && { link }),
  };
}

/** A successful answer of the account API. */
export async function succeed<Data>(data: Data) {
  return { data, status: { code: 0, message: 'OK', subCode: 0 }, isSucceed: true };
}
