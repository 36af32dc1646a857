import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DataRouter } from '#client/navigation/data-router.ts';
import { HeaderSearchForm } from '#shared/app/header/header-search.tsx';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';
import { productOfPage } from './page-product.ts';
import { pressEnter } from './press-enter.ts';
import { SearchPanel } from './search-panel.tsx';
import { toMessage, toOptions } from './to-options.ts';
import { useSearchCombobox } from './use-search-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** What stood in the field before scripts took it over. */
  readonly typed: string;
  readonly router: DataRouter;
}

/** The field of the header as a combobox (ARIA 1.2). Its first drawing is the server's, so that nothing is replaced. */
export function SearchBox({ typed, router }: SearchBoxProps) {
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

/** False for the first drawing. Takes the keys over that came between the call for this file and that drawing. */
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

/** Follows the page: its path decides the product. */
function useProduct(router: DataRouter) {
  const read = () => productOfPage(window.location.pathname);
  return useSyncExternalStore((listen) => router.subscribe(listen), read, read);
}
