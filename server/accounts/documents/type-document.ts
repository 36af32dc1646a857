import { HttpError, InvalidInputError } from '#server/platform/http/errors.ts';
import {
  type DocumentType,
  documentFormats,
  documentTypes,
  maxDocumentBytes,
} from '#shared/contracts/document-kinds.ts';

/** A file as it was uploaded. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file whose content matches its name, under a cleaned name. */
export interface TypedDocument extends Upload {
  readonly type: DocumentType;
}

const maxNameLength = 200;

/** 413 with the same message wherever a file is found to be too large. */
export function tooLarge(): HttpError {
  return new HttpError(413, `This file is too large. Choose one up to ${maxDocumentBytes / 1024 / 1024} MB.`);
}

/** The type of a file by its first bytes; undefined when it is no PDF, JPEG or PNG. */
export function findFileType(bytes: Uint8Array): DocumentType | undefined {
  return documentTypes.find((type) => beginsAs(type, bytes));
}

function beginsAs(type: DocumentType, bytes: Uint8Array): boolean {
  return documentFormats[type].beginning.every((byte, index) => bytes[index] === byte);
}

/**
 * Finds a file's type by its first bytes and its extension, which must agree. Throws 413 when it is too large, 415 when
 * it is no PDF, JPEG or PNG, and `InvalidInputError` when it is empty.
 */
export function typeDocument({ name, bytes }: Upload): TypedDocument {
  if (bytes.length === 0) throw new InvalidInputError({ file: 'Choose a file that isn’t empty.' });
  if (bytes.length > maxDocumentBytes) throw tooLarge();
  const extension = findExtension(name);
  const type = documentTypes.find((each) => documentFormats[each].endings.includes(`.${extension}`));
  if (!type || !beginsAs(type, bytes)) {
    throw new HttpError(415, 'Choose a PDF, JPEG or PNG file. This file is a different type.');
  }
  return { name: cleanFileName(name, extension), type, bytes };
}

/**
 * A file's name that is safe to store and show: no folder, no control or invisible character, no mark that changes the
 * direction of writing, and one dot, before the extension; 200 characters at most. Never empty.
 */
function cleanFileName(name: string, extension: string): string {
  const file = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = file.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  const stem = visible.replace(/\.[^.]*$/, '');
  const plain = stem.replace(/[.<>:"|?*]+/g, '-').replace(/^[-\s]+|[-\s]+$/g, '');
  // Cut by whole characters, so that no surrogate pair is split.
  let kept = '';
  for (const character of plain || 'document') {
    if (kept.length + character.length + extension.length + 1 > maxNameLength) break;
    kept += character;
  }
  return `${kept}.${extension}`;
}

/** What follows the last dot, in lower case; empty when there is none. */
function findExtension(name: string): string {
  // Invisible characters are removed as in the clean name, so that they cannot hide the extension.
  const visible = name.replace(/\p{C}/gu, '').trimEnd();
  return /\.([^./\\]+)$/.exec(visible)?.[1]?.toLowerCase() ?? '';
}
