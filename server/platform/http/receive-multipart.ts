import type { Readable } from 'node:stream';
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Request } from 'express';
import { HttpError } from './errors.ts';

/** One file of a form, while it arrives. */
interface MultipartFile {
  /** As the browser says; empty when no file was chosen. */
  readonly name: string;
  readonly stream: Readable;
}

/** What is done with the parts of a form, in the order in which they arrive. What these throw refuses the form. */
export interface MultipartTaker {
  /** Reading stops as soon as one of these is exceeded. */
  readonly limits: NonNullable<BusboyConfig['limits']>;
  readonly field: (name: string, value: string) => void;
  readonly file: (file: MultipartFile) => Promise<void>;
  /** The fault of a file above `limits.fileSize`. */
  readonly tooLarge: () => HttpError;
  /** The fault of more files than `limits.files`. */
  readonly tooMany: () => HttpError;
}

/**
 * Reads a `multipart/form-data` form as it arrives and hands its parts on. Throws 400 when it is not whole or not well
 * formed, and what the taker throws; the files that were begun have then ended.
 */
export async function receiveMultipart(req: Request, taker: MultipartTaker): Promise<void> {
  const parser = createParser(req, taker.limits);
  const taking: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const attempt = (work: () => void) => {
        try {
          work();
        } catch (fault) {
          reject(fault);
        }
      };
      parser.on('field', (name, value, nameTruncated, valueTruncated) => {
        if (nameTruncated || valueTruncated) reject(new HttpError(413, 'A field of this form is too long.'));
        else attempt(() => taker.field(name, value));
      });
      parser.on('file', (_field, stream, name) => {
        streams.push(stream);
        // A stream that nobody reads any more may still fail; unheard that would end the process.
        stream.on('error', () => undefined);
        stream.on('limit', () => reject(taker.tooLarge()));
        const taken = taker.file({ name: name ?? '', stream });
        taken.catch(reject);
        taking.push(taken);
      });
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        parser.on(event, () => reject(taker.tooMany()));
      parser.on('error', reject);
      parser.on('finish', () => Promise.all(taking).then(() => resolve(), reject));
      req.on('close', () => req.complete || reject(new HttpError(400, 'The upload was cut short.')));
      req.pipe(parser);
    });
  } catch (fault) {
    req.unpipe(parser);
    // The rest of the body is read and dropped; otherwise the browser would go on sending and not read the answer.
    req.resume();
    const refusal = fault instanceof HttpError ? fault : notWellFormed(fault);
    for (const stream of streams) stream.destroy(refusal);
    await Promise.allSettled(taking);
    throw refusal;
  }
}

function createParser({ headers }: Request, limits: MultipartTaker['limits']) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch (fault) {
    throw notWellFormed(fault);
  }
}

function notWellFormed(cause: unknown): HttpError {
  return new HttpError(400, 'We didn’t get the whole form. Please try again.', { cause });
}
