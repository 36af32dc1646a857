import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination, pagesToShow } from './pagination.tsx';

test('the first, the last and the neighbours are shown, with a gap for what is left out', () => {
  expect(pagesToShow(5, 12)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 12]);
  expect(pagesToShow(1, 2)).toEqual([1, 2]);
  expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesToShow(12, 12)).toEqual([1, 'gap-before', 11, 12]);
});

test('the current page is marked and the ends have no step beyond them', () => {
  const html = renderToStaticMarkup(
    <Pagination page={1} pageCount={2} hrefFor={(page) => `/deals?page=${page}`} />,
  );

  expect(html).toContain('href="/deals?page=1" aria-label="Page 1" aria-current="page"');
  expect(html).toContain('rel="next"');
  expect(html).not.toContain('rel="prev"');
});

test('one page needs no pagination', () => {
  expect(renderToStaticMarkup(<Pagination page={1} pageCount={1} hrefFor={() => '/'} />)).toBe('');
});
