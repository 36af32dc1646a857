import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DataRouter } from '#client/data-router.ts';
import { HeaderSearchForm } from '#shared/app/header-search.tsx';
import { headerSearchIds } from '#shared/app/header-search-ids.ts';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';
import { keepTyped } from './keep-typed.ts';
import { productOfPage } from './page-product.ts';
import { pressEnter } from './press-enter.ts';
import { SearchPanel } from './search-panel.tsx';
import { toMessage, toOptions } from './to-options.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** What stood in the field before scripts took it over. */
  readonly typed: string;
  readonly router: DataRouter;
}

/** The field of the header as a combobox (ARIA 1.2). Its first drawing is the server's, so that nothing is replaced. */
export function SearchBox({ typed, router }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isLive, setLive] = useState(false);
  const [text, setText] = useState(typed);
  const product = useProduct(router);
  const question = { text: text.replace(/\s+/g, ' ').trim(), product };
  const suggestions = useSuggestions(question);
  const options = toOptions(suggestions, question);
  const combobox = useCombobox({
    id: headerSearchIds.place,
    inputId: headerSearchIds.field,
    labelId: headerSearchIds.label,
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    stateReducer: keepTyped,
  });
  const { openMenu } = combobox;
  useLayoutEffect(() => {
    // Keys that came between the question for this file and its first drawing.
    const typedMeanwhile = field.current?.value ?? '';
    setText(typedMeanwhile);
    setLive(true);
    if (typedMeanwhile.trim().length >= minSearchCharacters) openMenu();
  }, [openMenu]);
  const fieldProps = combobox.getInputProps(
    {
      ref: field,
      onChange: (event) => setText((event.target as HTMLInputElement).value),
      onKeyDown: (event) => pressEnter(event, combobox),
    },
    { suppressRefError: true },
  );
  if (!isLive) {
    return <HeaderSearchForm live={{ field: { ref: field, value: text, onChange: fieldProps.onChange } }} />;
  }
  const panel = (
    <SearchPanel
      combobox={combobox}
      options={options}
      product={product}
      suggestions={suggestions}
      message={toMessage(suggestions)}
    />
  );
  return <HeaderSearchForm live={{ field: fieldProps, below: panel }} />;
}

/** Follows the page: its path decides the product. */
function useProduct(router: DataRouter) {
  const read = () => productOfPage(window.location.pathname);
  return useSyncExternalStore((listen) => router.subscribe(listen), read, read);
}
