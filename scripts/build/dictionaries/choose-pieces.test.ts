import { expect, test } from 'vitest';
import { choosePieces } from './choose-pieces.ts';

/** Some kilobytes of tags that only a text of this name has. */
const passage = (name: string) => Array.from({ length: 400 }, (_, row) => `<li>${name}-${row}</li>`).join('');
const [header, card, rare] = [passage('header'), passage('card'), passage('rare')];

test('what most texts have is taken first, each passage once', () => {
  const texts = [
    header + card + passage('a'),
    header + card + passage('b'),
    header + card + rare,
    `${rare}${passage('c')}`,
  ];
  const chosen = choosePieces(texts, header.length + card.length);

  expect(chosen).toContain('<li>header-100</li><li>header-101</li>');
  expect(chosen).toContain('<li>card-100</li>');
  expect(chosen.match(/header-100</g)).toHaveLength(1);
});

test('of what only one text has no more is taken than stands beside the tags that all have', () => {
  const texts = ['a', 'b', 'c'].map(passage);

  expect(choosePieces(texts, 100_000).length).toBeLessThan(texts.join('').length / 2);
});

test('no more is taken than there is room for', () => {
  const texts = [header + card + rare, header + card + rare];

  for (const room of [0, 5000, 20_000]) expect(choosePieces(texts, room).length).toBeLessThanOrEqual(room);
});
