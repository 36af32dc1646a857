import type { SearchHit } from '#shared/contracts/search.ts';
import { otherProduct, productLabels } from '#shared/deals/product-filter.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { searchHref } from '#shared/pages/search/search-href.ts';
import type { Question, Suggestions } from './suggester.ts';

/** A line of the list: a hit, or a way to the search page. */
export interface SearchOption {
  readonly href: string;
  readonly label: string;
  readonly hit?: SearchHit;
}

/** The lines to choose from; the last always leads to the search page, which works when nothing else does. */
export function toOptions(suggestions: Suggestions, question: Question): readonly SearchOption[] {
  const { text, product } = question;
  if (suggestions.kind === 'none') return [];
  // For a moment there is nothing to choose: better than an option that another takes the place of.
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

/** What is said of the suggestions, on the panel and to screen readers. */
export function toMessage(suggestions: Suggestions): string {
  if (suggestions.kind === 'failed') return 'The search is not answering just now.';
  if (suggestions.kind === 'asking')
    return suggestions.isSlow ? 'Still searching. It takes longer than usual.' : '';
  if (suggestions.kind === 'none') return '';
  const count = suggestions.hits.length;
  return count === 0 ? 'Sorry, no results found' : formatCount(count, 'result');
}
