import type { SearchHit } from '#shared/contracts/search.ts';
import { otherProduct, productLabels } from '#shared/deals/product-filter.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { searchHref } from '#shared/pages/search/search-href.ts';
import type { Question, Suggestions } from './suggester.ts';

/** An option of the list: a hit, or a link to the search page. */
export interface SearchOption {
  readonly href: string;
  readonly label: string;
  readonly hit?: SearchHit;
}

/** The options to choose from; the last leads to the search page, which works when the suggestions fail. */
export function toOptions(suggestions: Suggestions, question: Question): readonly SearchOption[] {
  const { text, product } = question;
  if (suggestions.kind === 'none') return [];
  // Shows no option for a moment, so that none is replaced while the visitor is about to press it.
  if (suggestions.kind === 'asking' && !suggestions.isSlow && suggestions.hits.length === 0) return [];
  if (suggestions.kind === 'failed') {
    return [{ href: searchHref(text, product), label: `Open the search page for “${text}”` }];
  }
  const { hits } = suggestions;
  const options = hits.map((hit) => ({ href: hit.link, label: hit.title, hit }));
  if (suggestions.kind === 'found' && hits.length === 0) {
    const other = otherProduct(product);
    const label = `Search ${productLabels[other].toLowerCase()} for “${text}”`;
    return [{ href: searchHref(text, other), label }];
  }
  return [...options, { href: searchHref(text, product), label: `All results for “${text}”` }];
}

/** The message about the suggestions, for the panel and for screen readers; empty when there is nothing to say. */
export function toMessage(suggestions: Suggestions): string {
  if (suggestions.kind === 'failed') return 'Search isn’t working at the moment.';
  if (suggestions.kind === 'asking')
    return suggestions.isSlow ? 'Still searching. This is taking longer than usual.' : '';
  if (suggestions.kind === 'none') return '';
  const count = suggestions.hits.length;
  return count === 0 ? 'Sorry, no results found' : formatCount(count, 'result');
}
