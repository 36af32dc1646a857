import { z } from 'zod';
import { accountId, instant } from './account.ts';

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Largest file, decoded. */
export const maxDocumentBytes = 8 * 1024 * 1024;

/** `GET /api/documents/getlatest` */
export const accountDocument = z.object({
  documentId: z.string().max(64),
  name: z.string().max(200),
  type: z.enum(documentTypes),
  byteLength: z.number().int().min(0),
  addedAt: instant,
  addedBy: z.enum(['customer', 'broker']),
});
export const accountDocuments = z.array(accountDocument).max(500);
export type AccountDocument = z.infer<typeof accountDocument>;

/** `POST /api/documents/upload/base64` */
export const uploadDocument = z.object({
  accountId,
  name: z.string().min(1).max(200),
  type: z.enum(documentTypes),
  contentBase64: z.string().max(Math.ceil(maxDocumentBytes / 3) * 4),
});
export type UploadDocument = z.infer<typeof uploadDocument>;
