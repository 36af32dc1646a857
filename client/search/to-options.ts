import type { SearchHit, Understood } from '#shared/contracts/search.ts';
import { otherProduct, productLabels } from '#shared/deals/product-filter.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { searchHref } from '#shared/pages/search/search-href.ts';
import type { Question, Suggestions } from './suggester.ts';

/** An option of the list: what a sentence asks for, a hit, or a link to the search page. */
export interface SearchOption {
  readonly href: string;
  readonly label: string;
  readonly hit?: SearchHit;
  /** Words that the option leaves out. */
  readonly note?: string;
}

/** The options to choose from; the last leads to the search page, which works when the suggestions fail. */
export function toOptions(suggestions: Suggestions, question: Question): readonly SearchOption[] {
  const { text, product } = question;
  if (suggestions.kind === 'none') return [];
  // Shows no option for a moment, so that none is replaced while the visitor is about to press it.
  if (
    suggestions.kind === 'asking' &&
    !suggestions.isSlow &&
    suggestions.hits.length === 0 &&
    !suggestions.understood
  )
    return [];
  if (suggestions.kind === 'failed') {
    return [{ href: searchHref(text, product), label: `Open the search page for “${text}”` }];
  }
  const { hits, understood } = suggestions;
  const said = understood ? toSaid(understood) : [];
  // A page may be a hit and an answer; it is offered once.
  const others = hits.filter(({ link }) => !said.some(({ href }) => href === link));
  const options = [...said, ...others.map((hit) => ({ href: hit.link, label: hit.title, hit }))];
  if (suggestions.kind === 'found' && options.length === 0) {
    const other = otherProduct(product);
    const label = `Search ${productLabels[other].toLowerCase()} for “${text}”`;
    return [{ href: searchHref(text, other), label }];
  }
  return [...options, { href: searchHref(text, product), label: `All results for “${text}”` }];
}

/** What a sentence asks for, said in one line each: "7 seats · hybrid: 12 deals". */
function toSaid({ deals, texts, left }: Understood): readonly SearchOption[] {
  const note = left.length > 0 ? { note: `We didn’t use: ${left.join(', ')}` } : {};
  return [
    ...deals.map(({ href, chips, count }) => ({
      href,
      label: `${chips.map(({ label }) => label).join(' · ')}: ${count}`,
    })),
    ...texts.map(({ title, href }) => ({ href, label: title })),
  ].map((option, place) => (place === 0 ? { ...option, ...note } : option));
}

/** The message about the suggestions, for the panel and for screen readers; empty when there is nothing to say. */
export function toMessage(suggestions: Suggestions): string {
  if (suggestions.kind === 'failed') return 'Search isn’t working at the moment.';
  if (suggestions.kind === 'asking')
    return suggestions.isSlow ? 'Still searching. This is taking longer than usual.' : '';
  if (suggestions.kind === 'none') return '';
  const { hits, understood } = suggestions;
  const said = understood
    ? toSaid(understood).map(({ label, note }) => (note ? `${label}. ${note}` : label))
    : [];
  const count = hits.length > 0 ? [formatCount(hits.length, 'result')] : [];
  return [...said, ...count].join('. ') || 'Sorry, no results found';
}
