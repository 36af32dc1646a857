import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type DealTypeChoice, readDealTypeChoice } from '#client/deal-type/deal-type-cookie.ts';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { getPageFacts } from '#client/navigation/page-facts.ts';
import { HeaderSearchForm } from '#shared/app/header/header-search.tsx';
import type { ProductFilter, SearchAnswer } from '#shared/contracts/search.ts';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';
import { productFilterFor } from '#shared/deals/product-filter.ts';
import type { PageFacts } from '#shared/routes/page.ts';
import { SearchPanel } from './search-panel.tsx';
import { createSuggester, type Question, type Suggestions } from './suggester.ts';
import { toMessage, toOptions } from './to-options.ts';
import { pressEnter, useSearchCombobox } from './use-search-combobox.ts';

/** Hydrates the header's search form in place: what was typed, the cursor and the focus stay. */
export function showSearch(place: HTMLElement, router: DataRouter): void {
  const typed = place.querySelector('input')?.value ?? '';
  hydrateRoot(place, <SearchBox typed={typed} router={router} />);
}

interface SearchBoxProps {
  /** What was typed before the form was hydrated. */
  readonly typed: string;
  readonly router: DataRouter;
}

/** The header's search field as a combobox (ARIA 1.2). Its first render equals the server's, so hydration keeps it. */
function SearchBox({ typed, router }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const product = useProduct(router);
  const question = { text: text.replace(/\s+/g, ' ').trim(), product };
  const suggestions = useSuggestions(question);
  const options = toOptions(suggestions, question);
  const combobox = useSearchCombobox({ text, setText, options, suggestions });
  const isLive = useTakeOver(field, setText, combobox.openMenu);
  const onChange = (event: { target: EventTarget }) => setText((event.target as HTMLInputElement).value);
  const props = combobox.getInputProps(
    {
      ref: field,
      onChange,
      onKeyDown: (event) => pressEnter(event, combobox),
      'aria-expanded': combobox.isOpen && options.length > 0,
    },
    { suppressRefError: true },
  );
  if (!isLive) return <HeaderSearchForm live={{ field: { ref: field, value: text, onChange } }} />;
  const panel = (
    <SearchPanel
      combobox={combobox}
      options={options}
      product={product}
      suggestions={suggestions}
      message={toMessage(suggestions)}
    />
  );
  return <HeaderSearchForm live={{ field: props, below: panel }} />;
}

/** False for the first render, and true once the keys have been taken over that were typed before it. */
function useTakeOver(
  field: RefObject<HTMLInputElement | null>,
  setText: (text: string) => void,
  open: () => void,
): boolean {
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    setText(typed);
    setLive(true);
    if (typed.trim().length >= minSearchCharacters) open();
  }, [field, setText, open]);
  return isLive;
}

/** The product to search, which the deal type of the page decides. */
function useProduct(router: DataRouter) {
  const read = () => productOfPage(getPageFacts(router), readDealTypeChoice());
  return useSyncExternalStore((listen) => router.subscribe(listen), read, read);
}

/** The product to search: of the page's deal type, else of the visitor's stored choice, else of none. */
export function productOfPage(
  { dealType }: Pick<PageFacts, 'dealType'>,
  choice: DealTypeChoice | undefined,
): ProductFilter {
  return productFilterFor(dealType ?? choice);
}

/** The suggestions to show for what the visitor has typed so far. */
function useSuggestions({ text, product }: Question): Suggestions {
  const [suggestions, show] = useState<Suggestions>({ kind: 'none' });
  const [suggester] = useState(() => createSuggester(fetchAnswer, show));
  useEffect(() => suggester.ask({ text, product }), [suggester, text, product]);
  useEffect(() => suggester.stop, [suggester]);
  return suggestions;
}

/** Fetches the answer to a question from this site's server. Throws when there is none. */
export async function fetchAnswer({ text, product }: Question, signal: AbortSignal): Promise<SearchAnswer> {
  const query = new URLSearchParams({ q: text, product });
  const response = await fetch(`/api/search?${query}`, { signal, headers: { Accept: 'application/json' } });
  // The server may count fewer characters than the browser, as in an emoji; such a text has no hits.
  if (response.status === 400) return { hits: [] };
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return await response.json();
}
