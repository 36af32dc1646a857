import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const refused: readonly (readonly [args: readonly string[], words: string])[] = [
  [[], 'Name a release, or say --roll-back'],
  [['two', '--roll-back'], 'one of the two'],
  [['two', 'one'], 'One release at a time'],
  [['two', '--nodes', '80,x'], 'Nodes are ports'],
  [['two', '--nodes', '80,80'], 'named twice'],
  [['two', '--nodes', '80', '--page', 'faq'], 'begins with a slash'],
  [['two', '--nodes', '80', '--ready-seconds', 'soon'], 'is a number'],
  [['two', '--keep', '0'], 'is a number from 1 on'],
  [['two', '--trial', 'x'], 'Nodes are ports'],
  [['two', '--quickly'], '--quickly'],
];

test('a command line that makes no sense is refused in words', () => {
  for (const [args, words] of refused)
    expect(() => readOptions([...args, '--root', import.meta.dirname]), words).toThrow(words);
});
