import type { Request } from 'express';
import { type Answer, subCodes } from '#server/account-contract/answer.ts';
import { getData } from '#server/accounts/get-data.ts';
import { findSession } from '#server/accounts/session/require-signed-in.ts';
import type { MailedLink } from '#server/accounts/session/session.ts';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';

const spent = 'This link has been used or is too old. Please ask for a new one.';

/** The id and salt that this visitor came with to a page; they never were in it. */
export function getMailedLink(req: Request, page: string): Pick<MailedLink, 'id' | 'idSalt'> {
  const link = findSession(req)?.link;
  if (link?.page !== page) throw new InvalidInputError({}, spent);
  return { id: link.id, idSalt: link.idSalt };
}

/** Spends the link: forgets it once the account API took it or said that it is worth nothing. */
export async function spendLink<Data>(req: Request, answer: Answer<Data>): Promise<Data> {
  const isSpent = answer.status.subCode === subCodes.linkSpent;
  if (answer.isSucceed || isSpent) await getSessionHandle(req).keepLink(undefined);
  if (isSpent) throw new InvalidInputError({}, spent);
  return getData(answer);
}
