import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { findPasswordFault } from '#server/account-contract/password-fault.ts';

/** Whose password it is to be. */
interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | null | undefined;
  readonly email: string;
}

/** Throws 422 for a new password that is easy to guess. */
export async function refuseWeak(
  { siteName, siteOrigin }: Pick<AccountApiContext, 'siteName' | 'siteOrigin'>,
  password: string,
  { firstName, lastName, companyName, email }: Owner,
): Promise<void> {
  const own = [firstName, lastName, companyName, email];
  if ((await findPasswordFault(password, { siteName, siteOrigin, own })) === undefined) return;
  throw new RefusedError(422, 'This password is easy to guess.', subCodes.weakPassword);
}
