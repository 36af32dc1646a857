import { expect, test } from 'vitest';
import { parseMiles, readStoredMiles, storeMiles } from './follow-miles.ts';

function memoryStorage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['miles', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    items,
  };
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('whole miles from 1 to 99,999 are kept and read again', () => {
  for (const text of ['1', '9000', '99999']) {
    const storage = memoryStorage();
    storeMiles(parseMiles(text), storage);

    expect([...storage.items]).toEqual([['miles', text]]);
    expect(readStoredMiles(storage)).toBe(Number(text));
  }
});

test.each([
  '9000<script>',
  '"9000"',
  '{"miles":9000}',
  '[9000]',
  '-9000',
  '0',
  '09000',
  '9e3',
  '9000.5',
  ' 9000',
  '9,000',
  '100000',
  '9'.repeat(5000),
  '٩٠٠٠',
  'null',
  '',
])('%j in the place of the miles is removed', (text) => {
  const storage = memoryStorage(text);

  expect(readStoredMiles(storage)).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test('the usual miles, none and nonsense make the browser forget those that it kept', () => {
  for (const text of ['10000', '', 'a lot', '100000']) {
    const storage = memoryStorage('9000');
    storeMiles(parseMiles(text), storage);

    expect(storage.items.size).toBe(0);
  }
});

test('a browser that refuses to store has no miles, and nothing fails', () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };

  expect(() => storeMiles(9000, storage)).not.toThrow();
  expect(readStoredMiles(storage)).toBeUndefined();
});
