import { expect, test } from 'vitest';
import { drawPdf } from './document-rows.ts';

test('every entry of the cross-reference table points at its object, and the trailer at the table', () => {
  const file = Buffer.from(drawPdf('Heading (one)', ['First line', 'Škoda \\ brackets )('])).toString(
    'latin1',
  );
  const starts = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));

  expect(file.startsWith('%PDF-1.4')).toBe(true);
  expect(starts).toHaveLength(5);
  for (const [index, start] of starts.entries()) {
    expect(file.slice(start, start + 8)).toContain(`${index + 1} 0 obj`);
  }
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref/);
});

test('brackets in the text are escaped', () => {
  const file = Buffer.from(drawPdf('Heading', [') Tj ET ('])).toString('latin1');

  expect(file).toContain('(\\) Tj ET \\()');
});
