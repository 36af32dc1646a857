import { expect, test } from 'vitest';
import { withFormQuery } from './follow-live-forms.ts';

function fields(...entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('values of one name are joined by commas and empty fields are left out', () => {
  const data = fields(['fuel', 'electric'], ['fuel', 'hybrid'], ['budgetMax', ''], ['sort', 'total']);

  expect(withFormQuery('/car-leasing', data)).toBe('/car-leasing?fuel=electric,hybrid&sort=total');
});

test('a form without values leads to its action without a query', () => {
  expect(withFormQuery('/car-leasing', fields(['make', '']))).toBe('/car-leasing');
});

test('values are encoded, so that they cannot add parameters', () => {
  expect(withFormQuery('/a', fields(['make', 'x&sort=1,2']))).toBe('/a?make=x%26sort%3D1%2C2');
});
