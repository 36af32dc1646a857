import { z } from 'zod';
import { allDocumentKinds, documentTypes, maxDocumentBytes } from '#shared/contracts/document-kinds.ts';
import { accountId, instant } from './account.ts';

const contentBase64 = z.string().max(Math.ceil(maxDocumentBytes / 3) * 4);
const kind = z.enum(allDocumentKinds);

/**
 * Where the API keeps a document's content: a path of its own host below its documents, never an address. Any other
 * text is dropped, and the document then cannot be opened.
 */
export const contentPath = z
  .string()
  .max(200)
  .regex(/^\/api\/documents(?:\/[\w-]+)+$/);

/** `GET /api/documents/getlatest` */
export const accountDocument = z.object({
  documentId: z.string().max(64),
  name: z.string().max(200),
  type: z.enum(documentTypes),
  /** What it is; an API that does not say, or says something else, means `other`. */
  kind: kind.catch('other'),
  byteLength: z.number().int().min(0),
  addedAt: instant,
  addedBy: z.enum(['customer', 'broker']),
  contentPath: contentPath.optional().catch(undefined),
});
export const accountDocuments = z.array(accountDocument).max(500);
export type AccountDocument = z.infer<typeof accountDocument>;

/** `GET` of a document's `contentPath` */
export const documentContent = z.object({ contentBase64 });
export type DocumentContent = z.infer<typeof documentContent>;

/** The largest answer to that, envelope included. */
export const maxContentAnswerBytes = 12 * 1024 * 1024;

/** `POST /api/documents/upload/base64` */
export const uploadDocument = z.object({
  accountId,
  name: z.string().min(1).max(200),
  type: z.enum(documentTypes),
  kind: kind.default('other'),
  contentBase64,
});
export type UploadDocument = z.infer<typeof uploadDocument>;
