import { expect, test } from 'vitest';
import { openSvgRenderer, textSvg, toSvg } from './svg-renderer.ts';
import { setTitle } from './title-lines.ts';

const steps = [
  { size: 100, lines: 2 },
  { size: 50, lines: 4 },
];
/** As if every letter were half as wide as the font size. */
const measure = (words: string) => words.length / 2;

test('a short title is set large, on one line', () => {
  expect(setTitle('Short one', { width: 1000, steps, measure })).toEqual({ size: 100, lines: ['Short one'] });
});

test('lines are about equally long, so that no word stands alone', () => {
  const { lines, size } = setTitle('aaaa bbbb cccc dddd eee', { width: 1000, steps, measure });

  expect({ lines, size }).toEqual({ size: 100, lines: ['aaaa bbbb', 'cccc dddd eee'] });
});

test('a title that needs more lines than there is room for is set smaller', () => {
  const title = 'one two three four five six seven eight nine ten eleven';

  expect(setTitle(title, { width: 1000, steps, measure }).size).toBe(50);
});

test.each(['a'.repeat(50), 'word '.repeat(50).trim()])(
  'a title that cannot be shown whole is refused',
  (title) => {
    expect(() => setTitle(title, { width: 1000, steps, measure })).toThrow('is too long for its picture');
  },
);

test('no line that is measured is drawn wider, up to the longest title that a page may have', async () => {
  const renderer = await openSvgRenderer();
  const width = 1056;
  for (const title of [
    'Commercial wagons: MOT, VAT and www.mmmmmmmm at maximum weigh',
    'Van leasing: To VAT & AV, payload, licence “Type” and 4,250 kg',
  ]) {
    const { lines, size } = setTitle(title, {
      width,
      steps: [{ size: 68, lines: 4 }],
      measure: renderer.measure,
    });
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) {
      const place = { x: 0, y: 80, size, fill: '#000' };
      const { rgba } = renderer.toPixels(toSvg({ width: width + 200, height: 100 }, textSvg(line, place)));
      expect(lastInked(rgba, width + 200)).toBeLessThanOrEqual(width + 2);
    }
  }
});

/** The column of the last pixel that is not empty. */
function lastInked(rgba: Uint8Array, width: number): number {
  let last = 0;
  for (let index = 0; index * 4 < rgba.length; index += 1)
    if ((rgba[index * 4 + 3] ?? 0) > 0) last = Math.max(last, index % width);
  return last;
}
