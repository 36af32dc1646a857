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
    // React's spelling, which HTML reads as the same: charSet, <img/>, checked="", and the id of its own script.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one name are alternatives that add up.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // Takes the opening hours inside the phone link for a number.
    'tel-non-breaking': 'off',
    // No fault of the HTML: a title is as long as the maker's name for the vehicle.
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
