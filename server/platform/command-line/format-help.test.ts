import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Command } from './command.ts';
import { formatHelp } from './format-help.ts';
import { answerFile, flag, text } from './option.ts';
import { subcommand } from './subcommand.ts';

const request = z.strictObject({});
const run = async () => [];
const shared = { quick: flag('Do it quickly.') };

const tidy = subcommand({
  usages: [
    { typed: 'tidy', help: 'Tidy everything up. '.repeat(8).trim() },
    { typed: 'tidy --room <room> --shelf <shelf>', help: 'Tidy one shelf up.' },
  ],
  options: { room: text('<room>'), shelf: text('<shelf>'), ...shared },
  request,
  run,
});
const show = subcommand({
  usages: [{ typed: 'show', help: 'Show what is untidy.' }],
  options: { ...shared, out: answerFile('With show: into a new file.') },
  request,
  run,
});

const command: Command<unknown> = {
  name: 'house',
  summary: 'Keeps the house.',
  subcommands: { tidy, show },
  optionGroups: [{ title: 'Options of both', of: ['tidy', 'show'] }],
  notes: ['It stops when\n  - a room is locked;\n  - a shelf is empty.'],
  siteNeeds: ', which then needs a key',
  exitNote: '; nothing is broken but at 1.',
  whenStopped: 'Nothing is broken.',
};

test('the help is made from the table: subcommands, each option once, notes, exit codes', () => {
  expect(formatHelp(command)).toBe(`Keeps the house.

  npm run house -- <command> [options]

Commands
  tidy  Tidy everything up. Tidy everything up. Tidy everything up. Tidy everything up. Tidy everything up. Tidy
        everything up. Tidy everything up. Tidy everything up.
  tidy --room <room> --shelf <shelf>
        Tidy one shelf up.
  show  Show what is untidy.

Options of both
  --quick       Do it quickly.
  --out <file>  With show: into a new file.

It stops when
  - a room is locked;
  - a shelf is empty.

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, through the site if it is
running, which then needs a key.

Exit codes: 0 done, 1 refused or failed, 2 wrong usage; nothing is broken but at 1.
`);
});

test('a command without options says so in its usage line', () => {
  const bare = subcommand({ usages: [{ typed: 'show', help: 'Show it.' }], request, run });

  expect(formatHelp({ ...command, subcommands: { show: bare }, optionGroups: [] })).toContain(
    '  npm run house -- <command>\n',
  );
});
