import { expect, test } from 'vitest';
import type { ControlSpec } from '#shared/contracts/field-spec.ts';
import { findFaults } from './find-faults.ts';
import { formSchema } from './form-schema.ts';

const choices = { one: 'The first', two: 'The second' };

/** A field of each kind and format. */
const controls: readonly ControlSpec[] = [
  { kind: 'text', name: 'text', label: 'Name', maxLength: 9 },
  { kind: 'text', name: 'email', label: '', maxLength: 9, type: 'email' },
  { kind: 'text', name: 'phone', label: '', maxLength: 9, type: 'tel' },
  { kind: 'text', name: 'address', label: '', maxLength: 9, format: 'web-address' },
  { kind: 'text', name: 'plate', label: '', maxLength: 20, format: 'plate' },
  { kind: 'text', name: 'pounds', label: '', maxLength: 9, format: 'pounds' },
  { kind: 'text', name: 'pence', label: '', maxLength: 9, format: 'pence' },
  { kind: 'text', name: 'reference', label: '', maxLength: 9, format: 'reference' },
  { kind: 'long-text', name: 'long', label: 'Story', maxLength: 9 },
  { kind: 'number', name: 'number', label: '', min: 1, max: 9 },
  { kind: 'select', name: 'list', label: '', choices },
  { kind: 'radio', name: 'radio', label: '', choices },
  { kind: 'ticks', name: 'ticks', label: '', choices },
];

function faultsOf(fields: readonly ControlSpec[], posted: Readonly<Record<string, unknown>>) {
  return findFaults(formSchema(fields), { consents: [] }, posted);
}

test('an empty field is at fault unless it may be left out, whether it is sent or not', () => {
  const empty = Object.fromEntries(controls.map(({ name }) => [name, '']));
  const optional = controls.map((field) => ({ ...field, isOptional: true }));

  for (const posted of [{}, empty]) {
    expect(Object.keys(faultsOf(controls, posted))).toEqual(controls.map(({ name }) => name));
    expect(faultsOf(optional, posted)).toEqual({});
  }
});

test('a field says its own words of what is missing or is none of its values', () => {
  const asked = controls.map((field) => ({ ...field, fault: `Say the ${field.name}.` }));
  const wrong = { number: '10', list: 'three', radio: 'three', pounds: '1,2', pence: 'x', address: 'x y' };

  expect(faultsOf(asked, {})).toMatchObject({ text: 'Say the text.', ticks: 'Say the ticks.' });
  for (const [name, value] of Object.entries(wrong))
    expect(faultsOf(asked, { [name]: value })[name]).toBe(`Say the ${name}.`);
});

test('text may be as long as its field allows, to the character, and every choice may be made', () => {
  const most = {
    text: 'x'.repeat(9),
    long: 'x'.repeat(9),
    number: '9',
    list: 'two',
    radio: 'one',
    ticks: 'two',
  };
  const faults = faultsOf(controls, most);

  for (const name of Object.keys(most)) expect([name, faults[name]]).toEqual([name, undefined]);
  expect(faultsOf(controls, { text: 'x'.repeat(10), long: 'x'.repeat(10) })).toMatchObject({
    text: 'Shorten “Name” to 9 characters or fewer.',
    long: 'Shorten “Story” to 9 characters or fewer.',
  });
});
