import { expect, test } from 'vitest';
import { formatHeld } from './format-held.ts';

test('a copy can be read: headings with counts, pounds, days in London, and nothing that is empty', () => {
  const sections = [
    {
      name: 'Saved deals',
      tables: [],
      records: [
        { monthlyPence: 35_400, isMaintained: false, savedAt: new Date('2026-07-01T11:00:00Z'), note: null },
        { words: 'two\nlines', terms: { annualMiles: 8000 }, consents: [{ isGiven: true }] },
      ],
    },
    { name: 'Reviews', tables: [], records: [] },
  ];

  expect(formatHeld({ sections }, 'Your copy')).toEqual([
    'Your copy',
    '',
    'Saved deals (2)',
    '===============',
    '',
    'Monthly: £354.00',
    'Is maintained: no',
    'Saved at: 1 July 2026 at 12:00',
    '',
    'Words: two\n  lines',
    'Terms:',
    '  Annual miles: 8000',
    'Consents 1:',
    '  Is given: yes',
  ]);
  expect(formatHeld({ sections: [] }, 'Your copy').at(-1)).toBe('We hold nothing.');
});
