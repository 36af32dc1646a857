import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.mjs';

const root = join(import.meta.dirname, '..');

test('failed and skipped tests of a Vitest report are named with their file', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'divides', failureMessages: ['by zero'] },
    { status: 'skipped', fullName: 'reads ../shared/data', failureMessages: [] },
  ];
  const testResults = [
    { name: join(root, 'server/sums.test.ts'), status: 'failed', message: '', assertionResults },
    {
      name: join(root, 'server/broken.test.ts'),
      status: 'failed',
      message: 'no such file',
      assertionResults: [],
    },
  ];

  expect(countVitest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    skipped: ['server/sums.test.ts › reads ../shared/data'],
    failures: [
      { name: 'server/sums.test.ts › divides', message: 'by zero' },
      { name: 'server/broken.test.ts', message: 'no such file' },
    ],
  });
});

test('failed tests of a Playwright report are named with file and project', () => {
  const results = [{ errors: [{ message: 'no such button' }] }];
  const tests = [{ projectName: 'phone', status: 'unexpected', results }];
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'opens', file: 'menu.spec.ts', tests }] }] }];

  expect(countPlaywright({ stats: { expected: 2 }, suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 2,
    skipped: [],
    failures: [
      { name: 'menu.spec.ts › opens (phone)', message: 'no such button' },
      { name: 'Playwright', message: 'no server' },
    ],
  });
});
