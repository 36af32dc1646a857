import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { allFigures } from '#shared/tax/figures/all-figures.ts';
import { holdsOn } from '#shared/tax/figures/dated-figures.ts';
import { figuresDocument } from './figures-document.ts';

test('docs/figures.md lists the figures as they are: run `npm run figures` after a change', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8')).toBe(figuresDocument());
});

test('of every kind of figure there is one that holds today', () => {
  const ended = allFigures.flatMap(({ tables }) =>
    tables.some((table) => holdsOn(table, todayInLondon())) ? [] : [tables[0]?.title],
  );
  expect(ended).toEqual([]);
});

test('figures begin before they end and were not checked in the future', () => {
  for (const { from, until, checkedOn } of allFigures.flatMap(({ tables }) => tables)) {
    if (until !== undefined) expect(from < until).toBe(true);
    expect(checkedOn <= todayInLondon()).toBe(true);
  }
});

test('figures that have no last day were checked in the last half year', () => {
  const halfYearMs = 183 * 24 * 60 * 60 * 1000;
  const openEnded = allFigures.flatMap(({ tables }) => tables).filter(({ until }) => until === undefined);

  expect(openEnded).not.toEqual([]);
  const stale = openEnded.filter(
    ({ checkedOn }) => Date.parse(todayInLondon()) - Date.parse(checkedOn) > halfYearMs,
  );
  expect(stale.map(({ title }) => title)).toEqual([]);
});
