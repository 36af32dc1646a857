import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';
import { maxDocumentBytes } from '#server/account-contract/document.ts';
import { HttpError } from '#server/platform/http/errors.ts';
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
  const parser = createParser(req);
  return new Promise((resolve, reject) => {
    const refuse = (fault: unknown) => {
      req.unpipe(parser);
      // The rest of the body is read and dropped; otherwise the browser would go on sending and not read the answer.
      req.resume();
      reject(fault instanceof HttpError ? fault : notWellFormed(fault));
    };
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) refuse(new HttpError(413, 'A field of this form is too long.'));
      else fields[name] = value;
    });
    parser.on('file', (_field, stream, name) => {
      collect(
        stream,
        (bytes) => {
          // A browser sends an empty part without a name when no file was chosen.
          if (name || bytes.length > 0) file = { name: name ?? '', bytes };
        },
        refuse,
      );
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(event, () => refuse(new HttpError(413, 'Please send one file at a time.')));
    }
    parser.on('error', refuse);
    parser.on('finish', () => resolve({ fields, ...(file && { file }) }));
    req.on('aborted', () => refuse(new HttpError(400, 'The upload was cut short.')));
    req.pipe(parser);
  });
}

function createParser({ headers }: Request) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch (fault) {
    throw notWellFormed(fault);
  }
}

function collect(
  stream: BusboyFileStream,
  keep: (bytes: Buffer) => void,
  refuse: (fault: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  stream.on('limit', () => refuse(tooLarge()));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', refuse);
  stream.on('end', () => keep(Buffer.concat(chunks)));
}

function notWellFormed(cause: unknown): HttpError {
  return new HttpError(400, 'We didn’t get the whole form. Please try again.', { cause });
}
