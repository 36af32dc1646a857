import { InvalidInputError } from '#server/platform/http/errors.ts';
import { type SearchQuery, searchQuery } from '#shared/contracts/search.ts';

/** The question of a query string (`q`, `product`). Throws an `InvalidInputError` that names the invalid parameter. */
export function parseSearch(search: URLSearchParams): SearchQuery {
  const text = search.get('q') ?? '';
  const { data, error } = searchQuery.safeParse({ text, product: search.get('product') || undefined });
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => [path[0] === 'text' ? 'q' : 'product', message]);
  throw new InvalidInputError(Object.fromEntries(faults));
}
