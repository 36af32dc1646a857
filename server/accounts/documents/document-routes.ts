import { Router } from 'express';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountServices } from '#server/accounts/account-parts.ts';
import { getAnswerData } from '#server/accounts/client/answer-data.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { createGate } from '#server/platform/http/gate.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { readUpload } from './read-upload.ts';
import { typeDocument } from './type-document.ts';

const page = accountPaths.documents;
/** Each upload takes some 30 MB of memory while it is sent to the account API. */
const uploadsAtOnce = 8;
const refusal = 'Many files are arriving just now. Please try again in a few seconds.';

/**
 * `POST /api/account/documents`: one PDF, JPEG or PNG of at most 8 MB into the customer's account, as a form with
 * `csrf` and `file`, or as JSON `{ name, contentBase64 }`. A script gets the stored document's name, type and size.
 */
export function documentRoutes({
  services,
}: {
  readonly services: Pick<AccountServices, 'account'>;
}): Router {
  const router = Router();
  const gate = createGate({ atOnce: uploadsAtOnce, refusal });
  router.post(
    '/documents',
    formRoute({ page }, (req) =>
      gate.run(async () => {
        const { accountId, token } = requireSignedIn(req);
        const { name, type, bytes } = typeDocument(await readUpload(req));
        const contentBase64 = Buffer.from(bytes).toString('base64');
        const body = { accountId, name, type, contentBase64 };
        const answer = await services.account.uploadDocument(body, { token });
        if (answer.status.subCode === subCodes.fileRefused) {
          throw new HttpError(415, 'We couldn’t accept this file. Please send it as a PDF, JPEG or PNG.');
        }
        const { documentId, byteLength, addedAt } = getAnswerData(answer);
        const data = { documentId, name, type, byteLength, addedAt };
        return { next: page, message: `We have received ${name}.`, data };
      }),
    ),
  );
  return router;
}
