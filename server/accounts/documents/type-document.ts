import { type documentTypes, maxDocumentBytes } from '#server/account-contract/document.ts';
import { HttpError, InvalidInputError } from '#server/platform/http/errors.ts';

/** A file as it was uploaded. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file whose content matches its name, under a cleaned name. */
export interface TypedDocument extends Upload {
  readonly type: (typeof documentTypes)[number];
}

interface Kind {
  readonly type: TypedDocument['type'];
  readonly extensions: readonly string[];
  /** Bytes that every file of the kind begins with. */
  readonly beginning: readonly number[];
}

const maxNameLength = 200;

const kinds: readonly Kind[] = [
  { type: 'application/pdf', extensions: ['pdf'], beginning: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], beginning: [0xff, 0xd8, 0xff] },
  {
    type: 'image/png',
    extensions: ['png'],
    beginning: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
];

/** 413 with the same message wherever a file is found to be too large. */
export function tooLarge(): HttpError {
  return new HttpError(413, `This file is too large. Choose one up to ${maxDocumentBytes / 1024 / 1024} MB.`);
}

/** The type of a file by its first bytes; undefined when it is no PDF, JPEG or PNG. */
export function findFileType(bytes: Uint8Array): TypedDocument['type'] | undefined {
  return kinds.find((kind) => beginsAs(kind, bytes))?.type;
}

function beginsAs({ beginning }: Kind, bytes: Uint8Array): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

/**
 * Finds a file's type by its first bytes and its extension, which must agree. Throws 413 when it is too large, 415 when
 * it is no PDF, JPEG or PNG, and `InvalidInputError` when it is empty.
 */
export function typeDocument({ name, bytes }: Upload): TypedDocument {
  if (bytes.length === 0) throw new InvalidInputError({ file: 'Choose a file that isn’t empty.' });
  if (bytes.length > maxDocumentBytes) throw tooLarge();
  const extension = findExtension(name);
  const kind = kinds.find(({ extensions }) => extensions.includes(extension));
  if (!kind || !beginsAs(kind, bytes)) {
    throw new HttpError(415, 'Choose a PDF, JPEG or PNG file. This file is a different type.');
  }
  return { name: cleanFileName(name, extension), type: kind.type, bytes };
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
