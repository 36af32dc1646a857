import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, compressFurther, decompress, toDictionary } from './compress.ts';

const shared = Array.from({ length: 400 }, (_, row) => `<li class="deal">${row * 7919}</li>`).join('');
const dictionary = toDictionary(Buffer.from(shared));
const plain = Buffer.from(`<ul>${shared}<li>“£199” 🚗</li></ul>`);

test.each(['dcz', 'zstd', 'zstd or br', 'br', 'gzip', 'identity'] as const)(
  '%s comes back to the byte, compressed at once or further',
  async (wish) => {
    const quick = compress(plain, wish, dictionary);
    const further = await compressFurther(plain, wish, dictionary);

    expect(decompress(quick, dictionary)).toEqual(plain);
    expect(decompress(further, dictionary)).toEqual(plain);
    expect(further.bytes.length).toBeLessThanOrEqual(quick.bytes.length);
  },
);

test('dcz begins with the digest of its dictionary, then comes a zstd frame that refers to it', () => {
  const { bytes } = compress(plain, 'dcz', dictionary);

  expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(bytes.subarray(8, 40).toString('base64')).toBe(dictionary.digest);
  expect(zstdDecompressSync(bytes.subarray(40), { dictionary: dictionary.bytes })).toEqual(plain);
  expect(bytes.length).toBeLessThan(200);
});

test('dcz without a dictionary is a fault of the caller', () => {
  expect(() => compress(plain, 'dcz')).toThrow('dcz needs a dictionary');
});
