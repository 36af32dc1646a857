import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteRatings, TrustBadge, toTrustWord } from './site-ratings.tsx';
import { StarRating } from './star-rating.tsx';

const trust = { score: 4.6, source: 'Example Reviews', count: 1234, date: '2026-11-01' };

test('“Trust badge renders only when a score exists”', () => {
  expect(renderToStaticMarkup(<TrustBadge score={undefined} />)).toBe('');
  expect(renderToStaticMarkup(<SiteRatings ratings={undefined} />)).toBe('');
  expect(renderToStaticMarkup(<SiteRatings ratings={{}} />)).toBe('');
});

test('“Trust badge reads ‘Excellent’ and shows the score ‘out of 5’”, with source, count and date', () => {
  const text = renderToStaticMarkup(<TrustBadge score={trust} />)
    .replace(/<svg.*<\/svg>/, ' ')
    .replace(/<[^>]+>/g, '');

  expect(text).toBe('Excellent 4.6 out of 5Example Reviews, 1,234 reviews, 1 November 2026');
});

test.each([
  [5, 'Excellent'],
  [4.3, 'Excellent'],
  [4.2, 'Great'],
  [3.7, 'Average'],
  [2.7, 'Poor'],
  [1.7, 'Bad'],
])('%s is called %s', (score, word) => {
  expect(toTrustWord(score)).toBe(word);
});

test('“Star rating is out of 5”: it is named, and fills a part of a star', () => {
  const widthOf = (rating: number) =>
    Number(/<\/g><svg width="([\d.]+)"/.exec(renderToStaticMarkup(<StarRating rating={rating} />))?.[1]);

  expect(renderToStaticMarkup(<StarRating rating={4.6} />)).toContain(
    'role="img" aria-label="4.6 out of 5 stars"',
  );
  expect(widthOf(0)).toBe(0);
  expect(widthOf(3)).toBe(72);
  expect(widthOf(4.5)).toBe(96 + 12);
  expect(widthOf(5)).toBe(120);
});

test('“Google rating state: rating” has a line of its own, counted and dated', () => {
  const html = renderToStaticMarkup(
    <SiteRatings ratings={{ google: { rating: 4.7, count: 1, date: '2026-10-31' } }} />,
  );

  expect(html).toContain('4.7 out of 5 stars');
  expect(html).toContain('1 review, 31 October 2026');
  expect(html).not.toContain('Excellent');
});
