import { RefusedError } from '#server/account-api/refused-error.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import type { UploadDocument } from '#server/account-contract/document.ts';
import { documentFormats, maxDocumentBytes } from '#shared/contracts/document-kinds.ts';

/** The bytes of an upload; throws 422 unless its name, its stated type and its first bytes agree. */
export function parseDocument({ name, type, contentBase64 }: UploadDocument): Uint8Array {
  const { beginning, endings } = documentFormats[type];
  const isNamedSo = endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (/[/\\:<>"|?*]/.test(name) || !isNamedSo) throw refused('The name does not fit the type.');
  const content = Buffer.from(contentBase64, 'base64');
  // Node's decoder skips what is not base64, so the text is compared with the decoded bytes encoded again.
  if (content.toString('base64') !== contentBase64) throw refused('The content is not base64.');
  if (content.byteLength > maxDocumentBytes) throw refused('The file is larger than 8 MB.');
  if (beginning.some((byte, place) => content[place] !== byte))
    throw refused('The content does not fit the type.');
  return content;
}

function refused(message: string): RefusedError {
  return new RefusedError(422, message, subCodes.fileRefused);
}
