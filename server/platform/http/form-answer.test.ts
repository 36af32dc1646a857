import { expect, test } from 'vitest';
import { listControls } from '#shared/contracts/field-spec.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { toTypedValues } from './form-answer.ts';

test('the longest text that a field takes comes back whole', () => {
  const controls = Object.values(enquiryDefinitions).flatMap(({ fields }) => listControls(fields));
  const longest = Math.max(...controls.map((field) => ('maxLength' in field ? field.maxLength : 0)));
  const message = 'x\r\n'.repeat(longest / 2);

  expect(toTypedValues({ message })).toEqual({ message });
});

test('only texts and lists of texts come back, within limits', () => {
  const endless = 'x'.repeat(100_000);
  const body = {
    endless,
    list: [endless, 'b', { c: 1 }, ...Array(50).fill('d')],
    object: { a: 1 },
    count: 7,
  };
  const { endless: text, list, ...others } = toTypedValues(body);

  expect(text?.length).toBe(16_000);
  expect(list).toEqual(['b', ...Array(19).fill('d')]);
  expect(others).toEqual({});
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, place) => [`field-${place}`, 'x']));
  expect(Object.keys(toTypedValues(many))).toHaveLength(60);
});
