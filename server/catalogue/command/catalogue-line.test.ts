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
  ['ratebooks --json', { command: 'ratebooks', isJson: true }],
  ['import --stock s.csv', { command: 'import', stockPath: '/feeds/s.csv', ...changing }],
  [
    'withdraw --vehicle 1000000001 --reason sold',
    { command: 'withdraw', withdrawn: { vehicleRef: '1000000001' }, ...made, reason: 'sold' },
  ],
  [
    'withdraw --ratebook EX-1 --funder Example --reason wrong --dry-run',
    {
      command: 'withdraw',
      withdrawn: { ratebookId: 'EX-1', funder: 'Example' },
      ...{ ...made, reason: 'wrong', isDryRun: true },
    },
  ],
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
  ['import', 'Give --vehicles, --rates, --stock or several'],
  ['import --replace --vehicles v.csv', 'Replacing takes both'],
  ['import --merge', 'Give --vehicles, --rates, --stock or several'],
  ['import --vehicles v --rates r --merge --replace', '--replace or --merge'],
  ['import --vehicles v --rates r --max-rejects many', 'percentage'],
  ['import --vehicles v --rates r --max-rejects 101', 'percentage'],
  ['import --vehicles v --rates r x.csv', 'takes no "x.csv"'],
  ['import-vca', 'Give one file'],
  ['import-vca a b', 'Give one file'],
  ['status --confirm', 'takes no --confirm'],
  ['import-demo --demo-rates', 'takes no --demo-rates'],
  ['import --colour red', 'colour'],
  ['withdraw', 'Give --vehicle or --ratebook'],
  ['withdraw --vehicle 1000000001 --ratebook EX-1 --reason sold', 'Give --vehicle or --ratebook'],
  ['withdraw --vehicle 1000000001', 'Say why with --reason'],
  ['withdraw --vehicle 17 --reason sold', '"17" is no reference'],
  ['withdraw --vehicle 1000000001 --funder Example --reason sold', '--funder goes with --ratebook'],
  ['ratebooks EX-1', 'takes no "EX-1"'],
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
