import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { readCommandLine } from '#server/platform/command-line/read-command-line.ts';
import { catalogueCommand } from './catalogue-command.ts';

const parse = (line: string) =>
  readCommandLine(catalogueCommand, line.split(' ').filter(Boolean), '/feeds').request;
const made = { by: userInfo().username, reason: '', isDryRun: false, isConfirmed: false };
const demo = { mode: 'merge', ...made };
const changing = { ...demo, maxRejectsPercent: 5 };

test.each([
  [
    'import --vehicles v.csv --rates /r.csv',
    { command: 'import', vehiclesPath: '/feeds/v.csv', ratesPath: '/r.csv', ...changing },
  ],
  [
    'import --replace --vehicles v.csv --rates r.csv --confirm',
    {
      command: 'import',
      vehiclesPath: '/feeds/v.csv',
      ratesPath: '/feeds/r.csv',
      ...changing,
      mode: 'replace',
      isConfirmed: true,
    },
  ],
  [
    'import --merge --rates r.csv --max-rejects 0.5% --dry-run',
    { command: 'import', ratesPath: '/feeds/r.csv', ...changing, isDryRun: true, maxRejectsPercent: 0.5 },
  ],
  [
    'import-vca cars.csv --demo-rates --replace',
    { command: 'import-vca', path: '/feeds/cars.csv', hasDemoRates: true, ...changing, mode: 'replace' },
  ],
  ['import-demo', { command: 'import-demo', ...demo }],
  ['status', { command: 'status' }],
  ['versions --json', { command: 'versions', isJson: true }],
  ['versions --show 12', { command: 'versions', show: 12, isJson: false }],
  ['undo', { command: 'undo', ...made }],
  [
    'undo 12 --by Ada --reason=wrong-file --confirm',
    { command: 'undo', ...made, version: 12, by: 'Ada', reason: 'wrong-file', isConfirmed: true },
  ],
])('"%s" is understood, and its request passes through the control socket', (line, request) => {
  expect(parse(line)).toEqual(request);
  expect(JSON.parse(JSON.stringify(parse(line)))).toEqual(request);
});

test.each(['--help', 'help', 'import -h'])('"%s" asks for help', (line) => {
  expect(parse(line)).toBe('help');
});

test.each([
  ['', 'Which command?'],
  ['toString', 'no command "toString"'],
  ['import', 'Give --vehicles, --rates or both'],
  ['import --replace --vehicles v.csv', 'Replacing takes both'],
  ['import --merge', 'Give --vehicles, --rates or both'],
  ['import --vehicles v --rates r --merge --replace', '--replace or --merge'],
  ['import --vehicles v --rates r --max-rejects many', 'percentage'],
  ['import --vehicles v --rates r --max-rejects 101', 'percentage'],
  ['import --vehicles v --rates r x.csv', 'takes no "x.csv"'],
  ['import-vca', 'Give one file'],
  ['import-vca a b', 'Give one file'],
  ['status --confirm', 'takes no --confirm'],
  ['import-demo --demo-rates', 'takes no --demo-rates'],
  ['import --colour red', 'colour'],
  ['undo last', '"last" is no version'],
  ['undo 0', '"0" is no version'],
  ['undo 1 2', 'Give one version'],
  ['undo --replace', 'takes no --replace'],
  ['versions --show all', '"all" is no version'],
  ['versions 3', 'takes no "3"'],
  [`undo --by ${'A'.repeat(101)}`, 'by'],
])('"%s" is wrong usage', (line, message) => {
  expect(() => parse(line)).toThrow(message);
});
