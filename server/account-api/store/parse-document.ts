import { RefusedError } from '#server/account-api/refused-error.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import {
  type AccountDocument,
  maxDocumentBytes,
  type UploadDocument,
} from '#server/account-contract/document.ts';

interface FileKind {
  readonly magic: Uint8Array;
  readonly extensions: RegExp;
}

/** First bytes of each type (ISO 32000-2, ISO 10918-1, ISO 15948) and the extensions that its name may have. */
const kinds: Readonly<Record<AccountDocument['type'], FileKind>> = {
  'application/pdf': { magic: Buffer.from('%PDF-'), extensions: /\.pdf$/i },
  'image/jpeg': { magic: Buffer.from([0xff, 0xd8, 0xff]), extensions: /\.jpe?g$/i },
  'image/png': {
    magic: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    extensions: /\.png$/i,
  },
};

/** The bytes of an upload; throws 422 unless its name, its stated type and its first bytes agree. */
export function parseDocument({ name, type, contentBase64 }: UploadDocument): Uint8Array {
  const { magic, extensions } = kinds[type];
  if (/[/\\:<>"|?*]/.test(name) || !extensions.test(name)) throw refused('The name does not fit the type.');
  const content = Buffer.from(contentBase64, 'base64');
  // Node's decoder skips what is not base64, so the text is compared with the decoded bytes encoded again.
  if (content.toString('base64') !== contentBase64) throw refused('The content is not base64.');
  if (content.byteLength > maxDocumentBytes) throw refused('The file is larger than 8 MB.');
  if (!content.subarray(0, magic.length).equals(magic)) throw refused('The content does not fit the type.');
  return content;
}

function refused(message: string): RefusedError {
  return new RefusedError(422, message, subCodes.fileRefused);
}
