import { expect, test } from 'vitest';
import { testFile } from '#server/catalogue/import/testing/feed-files.ts';
import { parseLayout, readLayout } from './read-layout.ts';

const complete = `reads: rates
vat: excluded
columns:
  vehicle_ref: Code
  term_months: Term
  annual_miles: Miles
  monthly_rental: Rental
  excess_ppm: EMC
constants:
  contract: business
  funder: Example Finance
  ratebook: EX-1
  valid_from: 2026-12-01
  valid_to: 2027-02-28
  initial_months: 6
  maintained: no
`;

function faultsOf(text: string): readonly string[] {
  try {
    parseLayout('l.yaml', text);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
}

test('a layout is YAML or JSON, and its values stay the text that they are', () => {
  const layout = parseLayout('l.yaml', `${complete}words:\n  vehicle_ref:\n    00123: 1000000001\n`);

  expect(layout).toMatchObject({
    name: 'l.yaml',
    reads: 'rates',
    vat: { personal: 'excluded', business: 'excluded' },
    columns: { vehicle_ref: ['Code'] },
    constants: { maintained: 'no', valid_from: '2026-12-01' },
    words: { vehicle_ref: { '00123': '1000000001' } },
    headerRows: 1,
  });
  const { name, ...entries } = layout;
  const again = JSON.stringify({ ...entries, headerRow: '2', headerRows: '1' });
  expect(parseLayout('l.json', again)).toEqual({ ...layout, name: 'l.json', headerRow: 2 });
});

test.each([
  ['headerRow: 0\n', 'l.yaml, line 17: headerRow must be a whole number from 1 to 1000.'],
  ['seperator: tab\n', 'l.yaml, line 17: seperator is no entry of a layout.'],
  ['separator: dot\n', 'l.yaml, line 17: separator must be one of comma, semicolon, tab, pipe.'],
  ['dates: dd/yy\n', 'l.yaml, line 17: dates must be a date format such as dd/MM/yyyy.'],
  ['words:\n  colour:\n    red: rot\n', 'l.yaml, line 18: words colour is no column of rates.'],
  [
    'words:\n  maintained:\n    with: perhaps\n',
    'l.yaml, line 19: words maintained with is not one of yes (or Y, 1, true), no (or N, 0, false).',
  ],
  [
    'wide:\n  excess_ppm: "EMC {contract_kind}"\n',
    'l.yaml, line 17: wide lacks monthly_rental.',
    'l.yaml, line 18: wide excess_ppm names {contract_kind}; headings may hold {term_months}, {annual_miles}, {initial_months}, {maintained}, {contract}.',
  ],
  [
    'wide:\n  monthly_rental: "{term_months}m"\n',
    'l.yaml, line 18: wide monthly_rental takes term_months from the heading, but it is given elsewhere too.',
  ],
])('a wrong entry is named with its line: %j', (lines, ...faults) => {
  expect(faultsOf(complete + lines)).toEqual(faults);
});

test('all faults come together, in the order of the file', () => {
  const text = complete.replace('business', 'lorry').replace('  term_months: Term\n', '');

  expect(faultsOf(`${text}headerRow: x\nvats: y\n`)).toEqual([
    'l.yaml, line 1: gives no term_months: put each under columns or constants.',
    expect.stringMatching(/^l\.yaml, line 9: constants contract is not one of personal \(or PCH/),
    'l.yaml, line 16: headerRow must be a whole number from 1 to 1000.',
    'l.yaml, line 17: vats is no entry of a layout.',
  ]);
});

test.each(['columns', 'constants', 'words', 'wide', 'files', 'vat'])(
  '%s of another kind is named',
  (entry) => {
    for (const value of ['x: [y]', '[[x]]', '{ x: { y: { z: a } } }']) {
      const fault = faultsOf(`reads: rates\n${entry}: ${value.startsWith('x') ? `{ ${value} }` : value}\n`);
      expect(fault.join('\n')).toMatch(new RegExp(`line 2: ${entry}`));
    }
  },
);

test('a layout of rates must say whether prices are with VAT, and how a vehicle is found', () => {
  const text = complete.replace('vat: excluded\n', '').replace('  vehicle_ref: Code\n', '  make: Make\n');

  expect(faultsOf(text)).toEqual([
    'l.yaml, line 1: gives no vehicle_ref (or make and derivative): put each under columns or constants.',
    'l.yaml, line 1: lacks vat: say whether prices are with VAT (included) or without (excluded).',
  ]);
});

test('what is no layout at all is refused with a reason', async () => {
  expect(faultsOf('')).toHaveLength(1);
  expect(faultsOf('reads: rates\n  vat: x\n')[0]).toMatch(/^l\.yaml, line [12]: /);
  expect(
    faultsOf(
      'a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c]\n',
    )[0],
  ).toBe('l.yaml repeats itself too often.');
  await expect(readLayout('/nowhere/l.yaml')).rejects.toThrow('The layout /nowhere/l.yaml cannot be read.');
  const large = await testFile('large.yaml', '#'.repeat(1_000_001));
  await expect(readLayout(large)).rejects.toThrow('larger than a megabyte');
});
