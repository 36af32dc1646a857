import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchHit } from '#shared/contracts/search.ts';
import { createSuggester, type Suggestions } from './suggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const product = 'personal-contract-hire';
const hit = (title: string): SearchHit => ({ title, link: '/x', description: '', ispoa: false });

/** A suggester whose questions the test answers itself. */
function setUp() {
  const shown: Suggestions[] = [];
  const asked: {
    readonly text: string;
    readonly signal: AbortSignal;
    readonly answer: (hits: readonly SearchHit[]) => void;
    readonly fail: () => void;
  }[] = [];
  const suggester = createSuggester(
    ({ text }, signal) =>
      new Promise((answer, reject) => {
        asked.push({
          text,
          signal,
          answer: (hits) => answer({ hits }),
          fail: () => reject(new Error('no answer')),
        });
      }),
    (suggestions) => void shown.push(suggestions),
  );
  const type = (text: string) => suggester.ask({ text, product });
  return { asked, shown, type, last: () => shown.at(-1) };
}

const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('“It begins after 2 typed characters”', async () => {
  const { asked, type, last } = setUp();
  type('g');
  await tick(10_000);
  expect(asked).toEqual([]);
  expect(last()).toEqual({ kind: 'none' });

  type('go');
  await tick(500);
  expect(asked.map(({ text }) => text)).toEqual(['go']);
});

test('one question is asked when the visitor pauses in typing, not one for each key', async () => {
  const { asked, type } = setUp();
  for (const text of ['go', 'gol', 'golf']) {
    type(text);
    await tick(50);
  }
  await tick(500);

  expect(asked.map(({ text }) => text)).toEqual(['golf']);
});

test('the answer to an earlier question is dropped, even when it comes last', async () => {
  const { asked, type, last } = setUp();
  type('golf');
  await tick(500);
  type('polo');
  await tick(500);
  asked[1]?.answer([hit('Polo')]);
  await tick(0);
  asked[0]?.answer([hit('Golf')]);
  await tick(0);

  expect(asked[0]?.signal.aborted).toBe(true);
  expect(last()).toEqual({ kind: 'found', hits: [hit('Polo')] });
});

test('an answer that comes after the text was cleared is dropped', async () => {
  const { asked, type, last } = setUp();
  type('golf');
  await tick(500);
  type('');
  asked[0]?.answer([hit('Golf')]);
  await tick(0);

  expect(last()).toEqual({ kind: 'none' });
});

test('after a second the visitor is told that it is still searching, and the answer is shown when it comes', async () => {
  const { asked, type, last } = setUp();
  type('golf');
  await tick(1000);
  expect(last()).toMatchObject({ kind: 'asking', isSlow: false });
  await tick(300);
  expect(last()).toMatchObject({ kind: 'asking', isSlow: true });
  asked[0]?.answer([]);
  await tick(5000);
  expect(last()).toEqual({ kind: 'found', hits: [] });
});

test('a failure is shown as one, and so is an answer that never comes', async () => {
  const { asked, type, last } = setUp();
  type('golf');
  await tick(500);
  asked[0]?.fail();
  await tick(0);
  expect(last()).toEqual({ kind: 'failed' });

  type('polo');
  await tick(20_000);
  expect(last()).toEqual({ kind: 'failed' });
  expect(asked[1]?.signal.aborted).toBe(true);
});

test('earlier hits stay in sight while the next question is under way', async () => {
  const { asked, type, last } = setUp();
  type('gol');
  await tick(500);
  asked[0]?.answer([hit('Golf')]);
  await tick(0);
  type('golf');

  expect(last()).toEqual({ kind: 'asking', hits: [hit('Golf')], isSlow: false });
});
