import { expect, test } from 'vitest';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { readCommandLine } from '#server/platform/command-line/read-command-line.ts';
import { enquiriesCommand } from './enquiries-command.ts';

const parse = (line: string) => readCommandLine(enquiriesCommand, line.split(' ').filter(Boolean), '/staff');

test.each([
  ['list', { command: 'list', limit: 100 }],
  [
    'list --kind callback --since 2026-11-01 --dead --limit 5',
    { command: 'list', kind: 'callback', since: '2026-11-01', state: 'dead', limit: 5 },
  ],
  ['list --since 01/11/2026', { command: 'list', since: '2026-11-01', limit: 100 }],
  ['export --since 2026-11-01', { command: 'export', since: '2026-11-01', format: 'csv' }],
  [
    'export --email ada@example.com --phone 07700900123 --format json',
    { command: 'export', whose: { email: 'ada@example.com', phone: '07700900123' }, format: 'json' },
  ],
  ['export --held', { command: 'export', state: 'held', format: 'csv' }],
  ['export --format jsonl', { command: 'export', format: 'jsonl' }],
  ['redeliver enq-1 ENQ-2', { command: 'redeliver', references: ['ENQ-1', 'ENQ-2'], isAgain: false }],
  ['redeliver --dead', { command: 'redeliver', state: 'dead' }],
  ['redeliver ENQ-1 --again', { command: 'redeliver', references: ['ENQ-1'], isAgain: true }],
  [
    'erase ENQ-1',
    {
      command: 'erase',
      whose: { by: 'reference', reference: 'ENQ-1' },
      isWithProof: false,
      isWithAccount: false,
      isDryRun: false,
    },
  ],
  [
    'erase --email ada@example.com --dry-run',
    {
      command: 'erase',
      whose: { by: 'person', email: 'ada@example.com' },
      isWithProof: false,
      isWithAccount: false,
      isDryRun: true,
    },
  ],
])('"%s" is understood', (line, request) => {
  expect(parse(line)).toEqual({ request });
});

test('the file for the answer is written by the command, not by the site', () => {
  expect(parse('export --out today.csv')).toEqual({
    request: { command: 'export', format: 'csv' },
    answerPath: '/staff/today.csv',
  });
});

test.each(['--help', 'help', 'erase -h'])('"%s" asks for help', (line) => {
  expect(parse(line).request).toBe('help');
});

test.each([
  ['', 'Which command?'],
  ['toString', 'no command "toString"'],
  ['list everything', 'takes no "everything"'],
  ['list --kind spam', 'Kinds are callback, message'],
  ['list --kind complant', 'Did you mean complaint?'],
  ['list --since soon', 'such as 21/11/2026'],
  ['export --since 21/11/26', 'give the year in full'],
  ['list --since 21 November 2026', 'such as 21/11/2026'],
  ['list --limit none', 'limit'],
  ['list --limit 0', 'limit'],
  ['list --out x', 'takes no --out'],
  ['list --dead --held', '--dead or --held'],
  ['export --format xls', 'format'],
  ['export --email ada@example.com --dead', 'without kind, day or state'],
  ['export --email ada', 'one email address'],
  ['erase --phone 0161', 'whole phone number'],
  ['redeliver', 'references'],
  ['redeliver ENQ-1 --dead', 'references'],
  ['redeliver --held --again', '--again'],
  ['redeliver not/a/reference', 'Give a reference such as ENQ-'],
  ['erase 😀', 'Give a reference such as ENQ-'],
  ['list --limit 99999999999', '--limit is too large: at most 1000000.'],
  ['erase --email a@example.com --email b@example.com', 'Give --email once.'],
  [`erase --email ${'a'.repeat(300)}@example.com`, 'one email address'],
  [`erase --phone ${'0'.repeat(31)}`, 'whole phone number'],
  ['erase', 'one reference'],
  ['erase ENQ-1 ENQ-2', 'one reference'],
  ['erase ENQ-1 --email a@example.com', 'one reference'],
  ['erase --dead', 'takes no --dead'],
])('"%s" is wrong usage', (line, message) => {
  expect(() => parse(line)).toThrow(UsageError);
  expect(() => parse(line)).toThrow(message);
});
