import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Command, toProgram } from './command.ts';
import { flag, text } from './option.ts';
import { readCommandLine } from './read-command-line.ts';
import { subcommand } from './subcommand.ts';

const feedback = { progress: () => undefined, print: () => undefined };

const command: Command<{ readonly house: string }> = {
  name: 'house',
  summary: '',
  subcommands: {
    tidy: subcommand({
      usages: [],
      options: { room: text('<room>'), quick: flag('') },
      request: z.strictObject({ room: z.string().min(3).optional(), isQuick: z.boolean() }),
      toRequest: ({ values: { room, quick: isQuick } }) => ({ room, isQuick }),
      run: async ({ house }: { readonly house: string }, { room, isQuick }) => [
        `${house}: ${room}, ${isQuick ? 'quick' : 'slow'}`,
      ],
    }),
    show: subcommand({ usages: [], request: z.strictObject({}), run: async () => [] }),
  },
  notes: [],
  exitNote: '',
  afterFailure: 'Nothing has changed.',
  whenStopped: '',
};

test('a command line becomes a request, which is run with the context', async () => {
  const { request } = readCommandLine(command, ['tidy', '--quick', '--room', 'kitchen'], '/');
  const begun: string[] = [];
  const program = toProgram(command, { house: 'Ours' });

  expect(request).toEqual({ command: 'tidy', room: 'kitchen', isQuick: true });
  expect(await program.run(request, feedback, (name) => begun.push(name))).toEqual(['Ours: kitchen, quick']);
  expect(begun).toEqual(['tidy']);
});

test.each([
  [['tidy', '--room', 'wc'], '--room is too short: at least 3 characters.'],
  [['tidy', '--room', 'hall', '--room', 'attic'], 'Give --room once.'],
  [['show', '--quick'], '"show" takes no --quick.'],
  [['show', 'me'], '"show" takes no "me".'],
  [['valueOf'], 'There is no command "valueOf".'],
])('%j is wrong usage: %s', (args, message) => {
  expect(() => readCommandLine(command, args, '/')).toThrow(message);
});

test.each([
  null,
  {},
  { command: 'valueOf' },
  { command: 'tidy' },
  { command: 'tidy', isQuick: 'yes' },
  { command: 'show', more: 1 },
])('a request that the table does not know is refused with a plain message: %j', async (request) => {
  const program = toProgram(command, { house: 'Ours' });
  const failure = await program.run(request, feedback).catch(program.formatFailure);

  expect(failure).toBe('The site does not know this request. Nothing has changed.');
});
