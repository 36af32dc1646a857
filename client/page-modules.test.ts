import { expect, test } from 'vitest';
import { listModules } from './page-modules.ts';

test('the files that a page names are fetched from the build', () => {
  expect(listModules('entry-X1 results-page-X2')).toEqual([
    '/assets/entry-X1.js',
    '/assets/results-page-X2.js',
  ]);
});

test('no text leads out of the build’s folder', () => {
  const attacks = [
    '//evil.example/x',
    'https://evil.example/x',
    '../x',
    '..%2Fx',
    'x.js?',
    'x#',
    'data:,x',
    'x\ny',
    '',
  ];

  expect(listModules(attacks.join(' '))).toEqual([]);
});
