import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request } from 'express';
import { isBomb } from '#server/catalogue/import/xlsx/workbook-archive.ts';
import type { ReceivedFile } from '#server/catalogue/unattended/take-upload.ts';
import { maxFeedBytes, maxUploadBytes, maxUploadFiles } from '#server/catalogue/unattended/upload-limits.ts';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { HttpError, InvalidInputError } from '#server/platform/http/errors.ts';
import { receiveMultipart } from '#server/platform/http/receive-multipart.ts';
import { requireStaffToken } from '#server/staff/staff-visit.ts';

/** What a member sent: fields, and files on this node's disk. */
export interface ReceivedFeeds {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

/** How large an upload may be, in bytes. */
export interface UploadSizes {
  /** All files together, as they are sent. */
  readonly sent: number;
  /** One file, once unpacked. */
  readonly unpacked: number;
}

const usualSizes: UploadSizes = { sent: maxUploadBytes, unpacked: maxFeedBytes };

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Bytes allowed for the form around the files. */
const around = 64 * 1024;

const limits = {
  files: maxUploadFiles,
  fields: 5,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: maxUploadFiles + 5,
  headerPairs: 20,
  headerSize: 8192,
};

const tooLarge =
  ({ sent }: UploadSizes) =>
  () =>
    new HttpError(
      413,
      `That’s more than ${megabytes(sent)}. Compress the file with gzip (.csv.gz), or ask whoever runs the site to import it.`,
    );
const tooMany = () => new HttpError(413, `Upload up to ${maxUploadFiles} files at a time.`);

/**
 * Receives the form with feed files into a folder that is removed once `work` has ended, however it ends. The form token
 * comes first: nothing of a file is kept before it has been checked. Throws in words for the member.
 */
export async function receiveFeeds<T>(
  req: Request,
  {
    workFolder,
    sizes = usualSizes,
  }: { readonly workFolder: string; readonly sizes?: UploadSizes | undefined },
  work: (received: ReceivedFeeds) => Promise<T>,
): Promise<T> {
  // Refused before the body is read when its length is stated.
  if (Number(req.headers['content-length'] ?? 0) > sizes.sent + around) throw tooLarge(sizes)();
  await makeFolder(workFolder, 0o700);
  const folder = await mkdtemp(join(workFolder, 'upload-'));
  try {
    return await work(await receiveInto(folder, req, sizes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receiveInto(folder: string, req: Request, sizes: UploadSizes): Promise<ReceivedFeeds> {
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  let isAdmitted = false;
  const room = { sent: sizes.sent, unpacked: sizes.unpacked, refuse: tooLarge(sizes) };
  await receiveMultipart(req, {
    limits: { ...limits, fileSize: sizes.sent },
    tooLarge: room.refuse,
    tooMany,
    field: (name, value) => {
      if (isAdmitted) fields[name] = value;
      else requireStaffToken(req, name === 'csrf' ? value : undefined);
      isAdmitted = true;
    },
    file: async ({ name, stream }) => {
      if (!isAdmitted) requireStaffToken(req, undefined);
      // A browser sends an empty part without a name when no file was chosen.
      if (name === '') return void stream.resume();
      const path = join(folder, String(files.length));
      const received = { path, name: toFileName(name) };
      files.push(received);
      await keep(received.name.endsWith('.gz'), stream, { path, name, room });
    },
  });
  if (files.length === 0) throw new InvalidInputError({ files: 'Choose a file.' }, 'Choose a file first.');
  return { fields, files: files.map(({ path, name }) => ({ path, name: name.replace(/\.gz$/, '') })) };
}

const readable = /\.(csv|txt|tsv|xlsx|(csv|txt|tsv)\.gz)$/;

/** The name without a folder and without signs that file names cannot have everywhere. Throws 400 for other kinds. */
function toFileName(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '')
    .replace(/[^\p{L}\p{N} ._()&+-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-120);
  if (readable.test(name.toLowerCase())) return name.replace(/\.gz$/i, '.gz');
  throw wrongFile(
    `${name || 'This file'} isn’t a CSV file or an Excel workbook (.xlsx). Save it as one of those.`,
  );
}

interface Kept {
  readonly path: string;
  readonly name: string;
  /** How much more may be sent, all files together, and how large each may be once unpacked. */
  readonly room: { sent: number; readonly unpacked: number; readonly refuse: () => HttpError };
}

async function keep(isPacked: boolean, stream: Readable, { path, name, room }: Kept): Promise<void> {
  let packed = 0;
  const sent = counted((bytes) => {
    packed += bytes;
    room.sent -= bytes;
    if (room.sent < 0) throw room.refuse();
  });
  let size = 0;
  const unpacked = counted((bytes) => {
    size += bytes;
    if (size > room.unpacked)
      throw new HttpError(413, `${name} unpacks to more than ${megabytes(room.unpacked)}.`);
    if (isPacked && isBomb(packed, size))
      throw new HttpError(
        413,
        `${name} unpacks to far more than a price list of its size. Compress it again.`,
      );
  });
  const target = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  if (isPacked) await pipeline(stream, sent, createGunzip(), unpacked, target).catch(toGzipFault(name));
  else await pipeline(stream, sent, unpacked, target);
  if (size === 0) throw wrongFile(`${name} is empty. Choose a file with rows in it.`);
}

const counted = (count: (bytes: number) => void) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      count(chunk.length);
      yield chunk;
    }
  };

const toGzipFault = (name: string) => (error: NodeJS.ErrnoException) => {
  if (error.code?.startsWith('Z_'))
    throw wrongFile(`${name} isn’t a whole gzip file. Compress it again, or upload it as it is.`);
  throw error;
};

function wrongFile(message: string): InvalidInputError {
  return new InvalidInputError({ files: message }, message);
}
