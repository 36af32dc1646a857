import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

test('the page promises an answer and what is done with what its form asks, and no match', async () => {
  const { text } = await request(await createTestApp()).get('/price-match-promise');
  const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

  expect(words).toContain('We can’t promise that we will, but you’ll get an answer.');
  expect(words).toContain('From what you send we add up their rentals and fee');
  expect(words).not.toContain('every cost side by side');
  for (const name of ['monthly', 'fee', 'excess', 'vat', 'term', 'miles', 'initial', 'maintained'])
    expect(text).toContain(`name="${name}"`);
});
