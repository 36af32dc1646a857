import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const env = {
  TRUST_SCORE: '4.6',
  TRUST_SCORE_SOURCE: 'Example Reviews',
  TRUST_SCORE_COUNT: '1234',
  TRUST_SCORE_DATE: '2026-11-01',
  GOOGLE_RATING: '4.7',
  GOOGLE_RATING_COUNT: '321',
  GOOGLE_RATING_DATE: '2026-11-02',
};
const pathsWithRatings = ['/', '/contact'];

test.each(pathsWithRatings)(
  'once configured, ratings are shown on %s and in its footer, with their date',
  async (path) => {
    const { text } = await request(await createTestApp({ env })).get(path);
    const [page = '', footer = ''] = text.split('<footer');

    for (const part of [page, footer]) {
      expect(part).toContain('aria-label="4.6 out of 5 stars"');
      expect(part).toContain('Example Reviews, 1,234 reviews, 1 November 2026');
      expect(part).toContain('321 reviews, 2 November 2026');
    }
  },
);

test.each(pathsWithRatings)('without configuration %s shows no rating at all', async (path) => {
  const { text } = await request(await createTestApp()).get(path);

  expect(text).not.toMatch(/out of 5|Excellent/);
});

test('ratings of ourselves are not marked up for search engines', async () => {
  const { text } = await request(await createTestApp({ env })).get('/');
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];

  expect(blocks.length).toBeGreaterThan(0);
  for (const [, block] of blocks) expect(block).not.toMatch(/rating/i);
});
