import { buffer } from 'node:stream/consumers';
import type { Request } from 'express';
import express from 'express';
import { z } from 'zod';
import { requireCsrf } from '#server/accounts/session/require-session.ts';
import { HttpError, InvalidInputError } from '#server/platform/http/errors.ts';
import { receiveMultipart } from '#server/platform/http/receive-multipart.ts';
import { type DocumentKind, maxDocumentBytes, sentDocumentKinds } from '#shared/contracts/document-kinds.ts';
import { orderParameter } from '#shared/pages/account/documents/upload-href.ts';
import { tooLarge, type Upload } from './type-document.ts';

/** A sent form with at most one file, which is kept only in memory. */
interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: Upload;
}

const limits = {
  files: 1,
  fileSize: maxDocumentBytes,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
  headerSize: 8192,
};

/** Reads a form as it arrives; reading stops as soon as a limit is exceeded. Throws 400 or 413. */
async function readMultipart(req: Request): Promise<MultipartForm> {
  const fields: Record<string, string> = {};
  let file: Upload | undefined;
  await receiveMultipart(req, {
    limits,
    tooLarge,
    tooMany: () => new HttpError(413, 'Please send one file at a time.'),
    field: (name, value) => {
      fields[name] = value;
    },
    file: async ({ name, stream }) => {
      const bytes = await buffer(stream);
      // A browser sends an empty part without a name when no file was chosen.
      if (name || bytes.length > 0) file = { name, bytes };
    },
  });
  return { fields, ...(file && { file }) };
}

/** Largest request: the file as base64, and the form or JSON around it. */
const maxRequestBytes = Math.ceil(maxDocumentBytes / 3) * 4 + 64 * 1024;
const parseJson = express.json({ limit: maxRequestBytes });
const notBase64 = /[^A-Za-z0-9+/]/;

/**
 * The file in a request: `multipart/form-data` with `csrf`, `kind` and `file`, or JSON `{ name, kind, contentBase64 }`
 * from a script of ours. Throws 400, 403, 413 or 415; nothing is written to disk.
 */
export async function readUpload(req: Request): Promise<KindUpload> {
  // Refused before the body is read when its length is stated; what comes without a length is counted as it comes.
  if (Number(req.headers['content-length'] ?? 0) > maxRequestBytes) throw tooLarge();
  if (req.is('json')) return readJson(req);
  if (!req.is('multipart/form-data')) throw new HttpError(415, 'We can’t accept this format.');
  const { fields, file } = await readMultipart(req);
  requireCsrf(req, fields.csrf);
  if (!file) throw new InvalidInputError({ file: 'Choose a file.' });
  const orderId = fields[orderParameter];
  return { ...file, kind: parseKind(fields.kind), ...(orderId && { orderId }) };
}

/** A file, and what the customer says it is. */
export interface KindUpload extends Upload {
  readonly kind: DocumentKind;
  /** The order from whose page the customer came. */
  readonly orderId?: string;
}

const sentKind = z.enum(sentDocumentKinds);

function parseKind(text: unknown): DocumentKind {
  const { data } = sentKind.safeParse(text);
  if (!data) throw new InvalidInputError({ kind: 'Choose what this document is.' });
  return data;
}

async function readJson(req: Request): Promise<KindUpload> {
  await new Promise<void>((resolve, reject) => {
    parseJson(req, req.res as never, (fault: unknown) => (fault ? reject(toUploadFault(fault)) : resolve()));
  });
  const { name, kind, contentBase64 } = (req.body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof contentBase64 !== 'string' || !isBase64(contentBase64)) {
    throw new InvalidInputError({ file: 'We didn’t get the whole file. Please try again.' });
  }
  return { name, kind: parseKind(kind), bytes: Buffer.from(contentBase64, 'base64') };
}

/** Checked because Node's decoder skips over what is not base64. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && !notBase64.test(text.replace(/={1,2}$/, ''));
}

function toUploadFault(fault: unknown): unknown {
  return (fault as { readonly status?: unknown }).status === 413 ? tooLarge() : fault;
}
