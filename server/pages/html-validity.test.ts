import { HtmlValidate } from 'html-validate/node';
import request from 'supertest';
import { expect, test } from 'vitest';
import { toPagePaths } from '#server/testing/page-paths.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const app = await createTestApp();

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these differently from what the validator expects; HTML reads both alike: charSet, <img/>,
    // checked="", ids.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes that share a name are choices of one list, and several can be ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // The rule takes the opening hours inside the phone link for a phone number.
    'tel-non-breaking': 'off',
    // A long title is no fault of the HTML: it contains the maker's name for the vehicle.
    'long-title': 'off',
  },
});

async function faultsOf(path: string): Promise<readonly string[]> {
  const { text } = await request(app).get(path);
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test.each([...Object.entries(toPagePaths()), ['the error page', '/nothing-here'] as const])(
  'the HTML of %s is valid',
  async (_, path) => {
    expect(await faultsOf(path)).toEqual([]);
  },
);

test('a fault in the HTML is found', async () => {
  const { valid } = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><p><div></div></p></html>',
  );

  expect(valid).toBe(false);
});
