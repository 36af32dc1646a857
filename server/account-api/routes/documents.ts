import { Router } from 'express';
import { z } from 'zod';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { succeed } from '#server/account-api/answer-call.ts';
import { parseDocument } from '#server/account-api/parse-document.ts';
import { parseBody, parseQuery } from '#server/account-api/parse-request.ts';
import { uploadJson } from '#server/account-api/read-json.ts';
import { ownAccount } from '#server/account-api/require-account.ts';
import { addDocument, listDocuments } from '#server/account-api/store/documents.ts';
import { accountId } from '#server/account-contract/account.ts';
import { uploadDocument } from '#server/account-contract/document.ts';

/** `/api/documents`; behind `requireAccount`, so that nobody else makes us read 12 MB. */
export function documentRoutes(context: AccountApiContext): Router {
  const router = Router();
  router.get('/documents/getlatest', async (req, res) => {
    const own = ownAccount(res, parseQuery(z.object({ accountId }), req).accountId);
    succeed(res, await listDocuments(context.orm, own.accountId));
  });
  router.post('/documents/upload/base64', uploadJson, async (req, res) => {
    const upload = parseBody(uploadDocument, req);
    const own = ownAccount(res, upload.accountId);
    const { name, type } = upload;
    const content = parseDocument(upload);
    succeed(res, await addDocument(context, { accountId: own.accountId, name, type, content }));
  });
  return router;
}
