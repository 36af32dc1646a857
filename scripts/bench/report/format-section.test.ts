import { expect, test } from 'vitest';
import { formatGoal, formatTable } from './format-section.ts';

const goal = { what: 'stored page', limit: 0.65, bound: 'at least', unit: '×' } as const;

test('a goal says whether it is met and by how much', () => {
  expect(formatGoal({ ...goal, measured: 0.78 })).toBe(
    'Met: stored page: 0.78 ×, goal at least 0.65 × (20% to spare).',
  );
  expect(formatGoal({ ...goal, measured: 0.52 })).toMatch(/^Missed: .*\(20% short\)\.$/);
  expect(formatGoal({ ...goal, bound: 'at most', measured: 0.78 })).toMatch(/^Missed: .*\(20% over\)\.$/);
});

test('a goal of none has no distance to it', () => {
  const none = { what: 'refused', limit: 0, bound: 'at most', unit: 'answers' } as const;

  expect(formatGoal({ ...none, measured: 0 })).toBe('Met: refused: 0 answers, goal at most 0 answers.');
  expect(formatGoal({ ...none, measured: 2 })).toBe('Missed: refused: 2 answers, goal at most 0 answers.');
});

test('a goal that was not measured is neither met nor missed', () => {
  expect(formatGoal({ ...goal, measured: Number.NaN })).toMatch(/^Not measured: stored page/);
});

test('all lines of a table are equally wide, with room for the widest cells', () => {
  const text = formatTable({
    title: 'T',
    columns: ['Name', 'ms'],
    rows: [
      ['a long name', '1'],
      ['b', '1,234'],
    ],
  });

  expect(
    new Set(
      text
        .trim()
        .split('\n')
        .slice(2)
        .map((line) => line.length),
    ),
  ).toEqual(new Set([18]));
});
