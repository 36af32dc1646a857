import { type Response, Router } from 'express';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountServices } from '#server/accounts/account-parts.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { getAnswerData } from '#server/accounts/client/answer-data.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { HttpError, NotFoundError, UnavailableError } from '#server/platform/http/errors.ts';
import { createGate } from '#server/platform/http/gate.ts';
import { accountPaths, orderPath } from '#shared/routes/account-paths.ts';
import { readUpload } from './read-upload.ts';
import { findFileType, type TypedDocument, typeDocument } from './type-document.ts';

const page = accountPaths.documents;
/** Each file takes some 30 MB of memory while it is sent to the account API, or read from there. */
const filesAtOnce = 8;
/** Of these places one account has at most so many: a customer who sends slowly keeps nobody else waiting. */
const filesOfOne = 2;
/**
 * A call of the account API has a second and a half. Of eight files that are sent there at once on a busy machine none
 * is there in time, so each waits for the one before it, and only then its call begins.
 */
const sentAtOnce = 1;
const refusal = 'We’re receiving a lot of files at the moment. Please try again in a few seconds.';
const ownRefusal = 'We’re still receiving your other files. Please try again when they have arrived.';

/**
 * `POST /api/account/documents`: one PDF, JPEG or PNG of at most 8 MB into the customer's account, as a form with
 * `csrf`, `kind` and `file`, and the `order` to go back to, or as JSON `{ name, kind, contentBase64 }`. A script gets the stored document's facts.
 * `GET /api/account/documents/:documentId`: opens one of the customer's own documents.
 */
export function documentRoutes({
  services,
}: {
  readonly services: Pick<AccountServices, 'account'>;
}): Router {
  const router = Router();
  const gate = createGate({ atOnce: filesAtOnce, refusal });
  const withinOwn = createOwnPlaces();
  const line = createGate({ atOnce: sentAtOnce, waiting: filesAtOnce, refusal });
  router.post(
    '/documents',
    formRoute({ page }, (req) => {
      const { accountId, token } = requireSignedIn(req);
      return withinOwn(accountId, () =>
        gate.run(async () => {
          const { kind, orderId, ...upload } = await readUpload(req);
          const { name, type, bytes } = typeDocument(upload);
          const contentBase64 = Buffer.from(bytes).toString('base64');
          const body = { accountId, name, type, kind, contentBase64 };
          const answer = await line.run(() => services.account.uploadDocument(body, { token }));
          if (answer.status.subCode === subCodes.fileRefused) {
            throw new HttpError(415, 'We couldn’t accept this file. Please send it as a PDF, JPEG or PNG.');
          }
          if (answer.status.subCode === subCodes.tooMany) {
            throw new HttpError(
              409,
              'We can’t keep any more documents for you. Please call us and we’ll make room.',
            );
          }
          const { documentId, byteLength, addedAt } = getAnswerData(answer);
          const data = { documentId, name, type, kind, byteLength, addedAt };
          return { next: orderId ? orderPath(orderId) : page, message: `Thanks, we’ve got ${name}.`, data };
        }),
      );
    }),
  );
  router.get('/documents/:documentId', (req, res) =>
    gate.run(async () => {
      res.locals.formPage = page;
      const { accountId, token } = requireSignedIn(req);
      const { documentId } = req.params;
      const found = await findDocument(services.account, { accountId, token, documentId });
      sendDocument(res, found);
    }),
  );
  return router;
}

/** Runs a task of an account unless it has too many running already, which is refused by an `UnavailableError`. */
function createOwnPlaces() {
  const running = new Map<string, number>();
  return async <Result>(accountId: string, task: () => Promise<Result>): Promise<Result> => {
    const count = running.get(accountId) ?? 0;
    if (count >= filesOfOne) throw new UnavailableError(ownRefusal);
    running.set(accountId, count + 1);
    try {
      return await task();
    } finally {
      const left = (running.get(accountId) ?? 1) - 1;
      if (left > 0) running.set(accountId, left);
      else running.delete(accountId);
    }
  };
}

interface Wanted {
  readonly accountId: string;
  readonly token: string;
  readonly documentId: string;
}

/**
 * One of the account's own documents, with the type that its first bytes say. Throws the same `NotFoundError` for an
 * unknown document, another account's, one that cannot be opened, and content that is no PDF, JPEG or PNG.
 */
async function findDocument(
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
function sendDocument(res: Response, { name, type, bytes }: TypedDocument): void {
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
