import type { Request } from 'express';
import type { AccountParts } from '#server/accounts/account-parts.ts';
import { TooManyRequestsError } from '#server/platform/http/errors.ts';
import type { LimitName } from '#server/platform/http/limits/rate-limits.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/** Where a try was counted. */
export interface CountedLogin {
  readonly name: LimitName;
  readonly key: string;
}

interface CountingParts {
  readonly services: Pick<AccountParts['services'], 'account' | 'limits'>;
  readonly browsers: KnownBrowsers;
}

const wayIn =
  'To get in now, use “Forgotten your password?”: the link we email lets you choose a new one and log in.';

/**
 * Counts a try to log in with this address: of a browser that is known for its account by itself, and of all others
 * together. Throws a 429 that says how the holder gets in all the same.
 */
export async function countLogin(
  { services: { account, limits }, browsers }: CountingParts,
  req: Request,
  email: string,
): Promise<CountedLogin> {
  const browser = await findBrowser();
  const counted: CountedLogin =
    browser === undefined ? { name: 'loginByAccount', key: email } : { name: 'loginByBrowser', key: browser };
  try {
    if (browser === undefined) await limits.count('loginByAddress', toAddressKey(req.ip));
    await limits.count(counted.name, counted.key);
  } catch (fault) {
    if (!(fault instanceof TooManyRequestsError)) throw fault;
    throw new TooManyRequestsError(fault.retryAfterSeconds ?? 0, wayIn);
  }
  return counted;

  async function findBrowser(): Promise<string | undefined> {
    if (!(await browsers.isKnown(req))) return undefined;
    const { data } = await account.searchAccounts({ emailAddress: email }, {});
    return data?.accountId ? browsers.find(req, data.accountId) : undefined;
  }
}
