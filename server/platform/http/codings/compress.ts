import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import type { Coding, Dictionary, Wish } from './choose-coding.ts';

/** The bytes of an answer, in one coding. */
export interface Coded {
  readonly coding: Coding;
  readonly bytes: Buffer;
}

export function toDictionary(bytes: Buffer): Dictionary {
  return { bytes, digest: hash('sha256', bytes, 'base64') };
}

/** Compresses at once, in the little time that an answer made on demand has. `dcz` needs the dictionary. */
export function compress(plain: Buffer, wish: Wish, dictionary?: Dictionary): Coded {
  switch (wish) {
    case 'dcz':
      return {
        coding: wish,
        bytes: withDigest(zstdCompressSync(plain, zstd(plain, quick.dcz, dictionary)), dictionary),
      };
    case 'zstd':
    case 'zstd or br':
      return { coding: 'zstd', bytes: zstdCompressSync(plain, zstd(plain, quick.zstd)) };
    case 'br':
      return { coding: wish, bytes: brotliCompressSync(plain, brotli(plain, quick.br)) };
    case 'gzip':
      return { coding: wish, bytes: gzipSync(plain, { level: quick.gzip }) };
    case 'identity':
      return { coding: wish, bytes: plain };
  }
}

/** Compresses as far as can be, for tens of milliseconds, off the main thread. */
export async function compressFurther(plain: Buffer, wish: Wish, dictionary?: Dictionary): Promise<Coded> {
  switch (wish) {
    case 'dcz': {
      const bytes = await promisify(zstdCompress)(plain, zstd(plain, best.zstd, dictionary));
      return { coding: wish, bytes: withDigest(bytes, dictionary) };
    }
    case 'zstd':
      return { coding: wish, bytes: await promisify(zstdCompress)(plain, zstd(plain, best.zstd)) };
    case 'br':
      return { coding: wish, bytes: await promisify(brotliCompress)(plain, brotli(plain, best.br)) };
    case 'zstd or br': {
      const [first, second] = [await compressFurther(plain, 'br'), await compressFurther(plain, 'zstd')];
      return first.bytes.length <= second.bytes.length ? first : second;
    }
    case 'gzip':
      return { coding: wish, bytes: await promisify(gzip)(plain, { level: best.gzip }) };
    case 'identity':
      return { coding: wish, bytes: plain };
  }
}

export function decompress({ coding, bytes }: Coded, dictionary?: Dictionary): Buffer {
  switch (coding) {
    case 'dcz':
      return zstdDecompressSync(bytes.subarray(dczHeaderBytes), { dictionary: needed(dictionary).bytes });
    case 'zstd':
      return zstdDecompressSync(bytes);
    case 'br':
      return brotliDecompressSync(bytes);
    case 'gzip':
      return gunzipSync(bytes);
    case 'identity':
      return bytes;
  }
}

const quick = { zstd: 3, dcz: 3, br: 3, gzip: 1 } as const;
const best = { zstd: 19, br: 11, gzip: 9 } as const;

/** `dcz` begins with a frame that decoders skip: 32 bytes, the digest of the dictionary (RFC 9842, section 5). */
const dczMagic = Buffer.from('5e2a4d1820000000', 'hex');
const dczHeaderBytes = dczMagic.length + 32;

function withDigest(frame: Buffer, dictionary: Dictionary | undefined): Buffer {
  return Buffer.concat([dczMagic, Buffer.from(needed(dictionary).digest, 'base64'), frame]);
}

function needed(dictionary: Dictionary | undefined): Dictionary {
  if (!dictionary) throw new Error('dcz needs a dictionary');
  return dictionary;
}

function zstd(plain: Buffer, level: number, dictionary?: Dictionary) {
  return {
    params: { [constants.ZSTD_c_compressionLevel]: level },
    // With the size known, zstd takes no more memory than it needs.
    pledgedSrcSize: plain.length,
    ...(dictionary && { dictionary: dictionary.bytes }),
  };
}

/** A window of 256 KiB, more than any page. Brotli's default of 4 MiB saves no bytes here, and costs memory and time. */
const windowBits = 18;

function brotli(plain: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}
