import type { Response } from 'express';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { getAnswerData } from '#server/accounts/client/answer-data.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { findFileType, type TypedDocument } from './type-document.ts';

interface Wanted {
  readonly accountId: string;
  readonly token: string;
  readonly documentId: string;
}

/**
 * One of the account's own documents, with the type that its first bytes say. Throws the same `NotFoundError` for an
 * unknown document, another account's, one that cannot be opened, and content that is no PDF, JPEG or PNG.
 */
export async function findDocument(
  account: Pick<AccountApi, 'getLatestDocuments' | 'readDocument'>,
  { accountId, token, documentId }: Wanted,
): Promise<TypedDocument> {
  const all = getAnswerData(await account.getLatestDocuments(accountId, { token }));
  const document = all.find((each) => each.documentId === documentId);
  if (!document?.contentPath) throw new NotFoundError('That document');
  const answer = await account.readDocument(document.contentPath, { token });
  if (answer.status.code === 404) throw new NotFoundError('That document');
  const bytes = Buffer.from(getAnswerData(answer).contentBase64, 'base64');
  const type = findFileType(bytes);
  if (!type) throw new NotFoundError('That document');
  return { name: document.name, type, bytes };
}

/**
 * Sends a document. A picture opens in the browser; a PDF is saved, because no browser shows one in a sandbox. Whatever
 * it holds, nothing in it runs, and no other site can read or frame it.
 */
export function sendDocument(res: Response, { name, type, bytes }: TypedDocument): void {
  const way = type === 'application/pdf' ? 'attachment' : 'inline';
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Disposition', `${way}; filename*=UTF-8''${toExtendedValue(name)}`);
  res.end(bytes);
}

/** A file name as RFC 8187 has it; `encodeURIComponent` leaves five characters that it does not allow. */
function toExtendedValue(name: string): string {
  const toHex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name.toWellFormed()).replace(/['()*!]/g, toHex);
}
