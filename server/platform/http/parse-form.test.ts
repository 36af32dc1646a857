import type { Request } from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailField, newPasswordField, requiredText } from '#server/accounts/forms/field-kinds.ts';
import { InvalidInputError } from './errors.ts';
import { parseForm } from './parse-form.ts';

const schema = z.object({
  name: requiredText({ label: 'Name', maxLength: 5 }),
  email: emailField,
  password: newPasswordField,
  kind: z.enum(['one', 'other']).optional(),
});
const good = { name: 'Ada', email: 'ada@example.com', password: 'long enough 1' };

const parse = (body: unknown) => parseForm(schema, { body } as Request);

/** The message of each field at fault. */
function faultsOf(body: unknown): Readonly<Record<string, string>> {
  try {
    parse(body);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.fields;
    throw error;
  }
  return {};
}

test('valid fields are trimmed, and fields that the schema does not have are dropped', () => {
  const given = { ...good, name: ' Ada ', csrf: 'x', isLexCustomer: 'true', accountId: 'other' };

  expect(parse(given)).toEqual(good);
});

test('each field at fault has one message, in plain words', () => {
  expect(faultsOf({ name: 'Adelaide', email: 'ada', password: 'short', kind: 'third' })).toEqual({
    name: 'Shorten “Name” to 5 characters or fewer.',
    email: 'Enter an email address such as name@example.co.uk.',
    password: 'Choose a password of at least 10 characters.',
    kind: 'We couldn’t read this. Please reload the page and try again.',
  });
});

test('a missing or repeated field is refused', () => {
  expect(faultsOf({ ...good, name: undefined, email: ['a@example.com', 'b@example.com'] })).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
  });
});

test.each([
  [[]],
  [[good]],
  [[['email', 'a@example.com']]],
  [{ ...good, 'kind[]': 'one' }],
  [{ ...good, 'kind[0]': 'one' }],
])('a form that is written in another way is refused: %j', (body) => {
  expect(() => parse(body)).toThrow('We can’t read that form.');
});

test.each([undefined, null, 'text', 7, Object.create(null)])('a body that is %j has no fields', (body) => {
  expect(Object.keys(faultsOf(body))).toEqual(['name', 'email', 'password']);
});

test('no message repeats the input', () => {
  const typed = '<script>canary</script>';

  expect(
    JSON.stringify(faultsOf({ name: typed, email: typed, password: 'canary', kind: typed })),
  ).not.toContain('canary');
});
