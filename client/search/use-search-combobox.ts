import { useCombobox } from 'downshift';
import { useEffect } from 'react';
import { headerSearchIds } from '#shared/app/header/header-search-ids.ts';
import { keepTyped } from './keep-typed.ts';
import type { Suggestions } from './suggester.ts';
import type { SearchOption } from './to-options.ts';

interface SearchCombobox {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly options: readonly SearchOption[];
  readonly suggestions: Suggestions;
}

/** The well-kept combobox over our field, text and options. */
export function useSearchCombobox({ text, setText, options, suggestions }: SearchCombobox) {
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
  const { setHighlightedIndex } = combobox;
  useEffect(() => {
    // The same place in another list is another hit.
    if (suggestions.kind === 'found') setHighlightedIndex(-1);
  }, [suggestions, setHighlightedIndex]);
  return combobox;
}
