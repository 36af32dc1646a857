import { expect, test } from 'vitest';
import { brushedSearch } from './brushed-search.ts';

const x = { from: 200, to: 600, isLog: false };
const y = { from: 100, to: 1600, isLog: true };
const facet = { name: 'boot', floors: [300, 400, 500, 600] };

test('a rectangle becomes a budget in whole pounds and the filter at or below its left edge', () => {
  const brush = { left: 0.6, right: 0.9, bottom: 0.25, top: 0.5 };

  expect(brushedSearch('?view=map&against=boot', brush, { x, y, facet })).toBe(
    '?view=map&against=boot&budgetMin=200&budgetMax=400&boot=400plus',
  );
});

test('earlier limits and the page number go, all else stays', () => {
  const before = '?view=map&fuel=petrol,hybrid&term=48&budgetMax=900&budgetOn=monthly&boot=600plus&page=3';
  const brush = { left: 0, right: 1, bottom: 0, top: 0.75 };

  expect(brushedSearch(before, brush, { x, y, facet })).toBe(
    '?view=map&fuel=petrol,hybrid&term=48&budgetMax=800',
  );
});

test('left of the first option, or without a filter of its kind, only the budget is set', () => {
  const brush = { left: 0.1, right: 0.2, bottom: 0.5, top: 1 };

  expect(brushedSearch('?view=map', brush, { x, y, facet })).toBe('?view=map&budgetMin=400');
  expect(brushedSearch('?view=map', { ...brush, left: 0.9 }, { x, y })).toBe('?view=map&budgetMin=400');
});
