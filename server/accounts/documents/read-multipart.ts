import { buffer } from 'node:stream/consumers';
import type { Request } from 'express';
import { maxDocumentBytes } from '#server/account-contract/document.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { receiveMultipart } from '#server/platform/http/receive-multipart.ts';
import { tooLarge, type Upload } from './type-document.ts';

/** A sent form with at most one file, which is kept only in memory. */
export interface MultipartForm {
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
export async function readMultipart(req: Request): Promise<MultipartForm> {
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
