import { expect, test } from 'vitest';
import { readOutcome } from './form-outcome.ts';

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

test('an accepted form leads to the next page, with the message that says what it did', async () => {
  const outcome = await readOutcome(answer(200, { status: 200, next: '/account', message: 'Saved.' }));

  expect(outcome).toEqual({ kind: 'done', next: '/account', message: 'Saved.' });
});

test('a refusal keeps its message and the message of each field', async () => {
  const body = {
    status: 400,
    message: 'Please check.',
    fields: { email: 'Enter your email address.', other: 4 },
  };

  expect(await readOutcome(answer(400, body))).toEqual({
    kind: 'refused',
    faults: { message: 'Please check.', fields: { email: 'Enter your email address.' } },
  });
});

test('a refusal without fields is a fault of the whole form', async () => {
  const outcome = await readOutcome(answer(429, { status: 429, message: 'Too many attempts.' }));

  expect(outcome).toEqual({ kind: 'refused', faults: { message: 'Too many attempts.', fields: {} } });
});

test('when the server is busy the visitor reads our words and not the server’s', async () => {
  const outcome = await readOutcome(answer(503, { status: 503, message: 'Service Unavailable' }));

  expect(JSON.stringify(outcome)).toMatch(/"refused".*Please try again shortly/);
  expect(JSON.stringify(outcome)).not.toContain('Service Unavailable');
});

test('an answer can say that the visitor is signed out', async () => {
  const body = { status: 200, signedOut: true, next: '/account/login?next=%2Faccount%2Fdeals' };

  expect(await readOutcome(answer(200, body))).toEqual({
    kind: 'signed-out',
  });
});

test.each([
  ['a page instead of data', new Response('<!doctype html>', { status: 200 })],
  ['a fault without words', answer(502, {})],
  ['no next page', answer(200, { status: 200 })],
  ['a next page elsewhere', answer(200, { next: 'https://evil.example/' })],
  ['a next page elsewhere without a scheme', answer(200, { next: '//evil.example/' })],
  ['a next page elsewhere by a backslash', answer(200, { next: '/\\evil.example/' })],
  ['a list', answer(200, [])],
])('the answer "%s" is a surprise', async (_what, response) => {
  expect(await readOutcome(response)).toEqual({ kind: 'surprise' });
});
