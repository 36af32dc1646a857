import { Router } from 'express';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountServices } from '#server/accounts/account-services.ts';
import { readUpload } from '#server/accounts/documents/read-upload.ts';
import { typeDocument } from '#server/accounts/documents/type-document.ts';
import { createUploadGate } from '#server/accounts/documents/upload-gate.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { getData } from '#server/accounts/get-data.ts';
import { requireSignedIn } from '#server/accounts/session/require-signed-in.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const page = accountPaths.documents;
/** Some 30 MB each while it is being sent on. */
const uploadsAtOnce = 8;

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
  const gate = createUploadGate(uploadsAtOnce);
  router.post(
    '/documents',
    formRoute({ page }, (req) =>
      gate(async () => {
        const { accountId, token } = requireSignedIn(req);
        const { name, type, bytes } = typeDocument(await readUpload(req));
        const contentBase64 = Buffer.from(bytes).toString('base64');
        const body = { accountId, name, type, contentBase64 };
        const answer = await services.account.uploadDocument(body, { token });
        if (answer.status.subCode === subCodes.fileRefused) {
          throw new HttpError(415, 'This file could not be taken. Please send it as a PDF, JPEG or PNG.');
        }
        const { documentId, byteLength, addedAt } = getData(answer);
        const data = { documentId, name, type, byteLength, addedAt };
        return { next: page, message: `We have received ${name}.`, data };
      }),
    ),
  );
  return router;
}
