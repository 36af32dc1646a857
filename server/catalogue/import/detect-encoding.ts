import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '#server/platform/refusal.ts';
import { createByteCensus } from './byte-census.ts';

/** How the bytes of a file are read. A layout must name UTF-16, because it is mostly a mistake. */
export type FileEncoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/**
 * Reads the whole file once to find its encoding: UTF-8 when every byte fits, else Windows-1252 (Latin-1 with quotes
 * and dashes). Throws `Refusal` for UTF-16, for a file that is empty, binary, cut within a letter or in two encodings.
 */
export async function detectEncoding(path: string): Promise<'utf-8' | 'windows-1252'> {
  const name = basename(path);
  const census = createByteCensus();
  let last = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (last === 0) refuseWideText(name, chunk);
    if (!isAscii(chunk)) census.add(chunk);
    else census.addAscii(chunk);
    last = chunk.at(-1) ?? last;
  }
  if (last === 0) throw new Refusal(`${name} is empty, or ends in binary data.`);
  return chooseEncoding(name, census.result());
}

function refuseWideText(name: string, start: Buffer): void {
  const mark = start.length < 2 ? 0 : start.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff || start.subarray(0, 1_000).includes(0)) {
    throw new Refusal(`${name} is UTF-16 or binary. Save it as "CSV UTF-8" and import it again.`);
  }
}

function chooseEncoding(name: string, bytes: ReturnType<ReturnType<typeof createByteCensus>['result']>) {
  if (bytes.isCut && bytes.strays === 0) throw new Refusal(`${name} is cut off in the middle of a letter.`);
  if (bytes.strays === 0) return 'utf-8';
  if (bytes.sequences > 0) {
    throw new Refusal(
      `${name} mixes UTF-8 and Windows-1252 letters (line ${bytes.firstStrayLine} is not UTF-8). Save it in one encoding.`,
    );
  }
  if (bytes.undefinedBytes > 0) {
    throw new Refusal(
      `${name} is neither UTF-8 nor Windows-1252. Save it as "CSV UTF-8" and import it again.`,
    );
  }
  return 'windows-1252';
}
