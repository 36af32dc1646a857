import { expect, test } from 'vitest';
import { createLineWriter } from './line-writer.ts';

/** A destination that has room for this many bytes. */
function destinationOf(room: number) {
  const destination = { room, text: '', calls: 0 };
  const writer = createLineWriter(
    (bytes) => {
      destination.calls += 1;
      if (destination.room === 0) throw Object.assign(new Error('no room'), { code: 'EAGAIN' });
      const taken = bytes.subarray(0, destination.room);
      destination.room -= taken.length;
      destination.text += Buffer.from(taken).toString();
      return taken.length;
    },
    { blockLength: 40, maxWaitingBytes: 100 },
  );
  return { destination, writer };
}

const tenLetters = (n: number) => `line ${String(n).padStart(4, '0')}\n`;

test('lines are written in blocks, and the rest by a flush', () => {
  const { destination, writer } = destinationOf(Number.POSITIVE_INFINITY);
  for (let n = 0; n < 10; n++) writer.write(tenLetters(n));

  expect([destination.calls, destination.text.length, writer.waitingBytes()]).toEqual([2, 80, 20]);
  writer.flush();
  expect([destination.calls, destination.text.length, writer.waitingBytes()]).toEqual([3, 100, 0]);
});

test('while the destination takes nothing, lines beyond the limit are lost and counted', () => {
  const { destination, writer } = destinationOf(0);
  for (let n = 0; n < 1000; n++) writer.write(tenLetters(n));

  expect([writer.waitingBytes(), writer.lostLines()]).toEqual([100, 990]);
  expect(destination.calls).toBeLessThanOrEqual(250);
});

test('once there is room again, waiting lines are written first, whole and in order, then new ones', () => {
  const { destination, writer } = destinationOf(25);
  for (let n = 0; n < 50; n++) writer.write(tenLetters(n));
  destination.room = Number.POSITIVE_INFINITY;
  writer.flush();
  writer.write('after\n');
  writer.flush();

  const kept = Array.from({ length: 12 }, (_, n) => tenLetters(n).trim());
  expect(destination.text.trimEnd().split('\n')).toEqual([...kept, 'after']);
  expect([writer.waitingBytes(), writer.lostLines()]).toEqual([0, 38]);
});

test('a letter of several bytes that was only half written is completed', () => {
  const taken: number[] = [];
  const writer = createLineWriter(([byte = 0]) => taken.push(byte) && 1);
  writer.write('£9 each\n');
  writer.flush();

  expect(Buffer.from(taken).toString()).toBe('£9 each\n');
});
