import {
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { type KeyboardEvent, useEffect } from 'react';
import { headerSearchIds } from '#shared/app/header/header-search-ids.ts';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';
import type { Suggestions } from './suggester.ts';
import type { SearchOption } from './to-options.ts';

interface SearchCombobox {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly options: readonly SearchOption[];
  readonly suggestions: Suggestions;
}

/** Downshift's combobox over the search field, its text and its options. */
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
    // In a new list the same place is another hit, so no option stays highlighted.
    if (suggestions.kind === 'found') setHighlightedIndex(-1);
  }, [suggestions, setHighlightedIndex]);
  return combobox;
}

type State = UseComboboxState<SearchOption>;

const { InputChange, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes;

/**
 * Keeps what was typed: an option is a link, so no option is ever selected. Escape first closes the list and then
 * clears the field, a click into the field never closes the list, and the list opens at the second character.
 */
function keepTyped(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<State> {
  const isTyping = type === InputChange || type === InputKeyDownEscape;
  const inputValue = (isTyping ? changes : state).inputValue ?? '';
  const isAsked = inputValue.trim().length >= minSearchCharacters;
  const isOpen = isAsked && (type === InputClick || changes.isOpen === true);
  const highlightedIndex = type === InputClick ? -1 : (changes.highlightedIndex ?? -1);
  return { ...changes, inputValue, isOpen, highlightedIndex, selectedItem: null };
}

/** Home and End move the cursor within the text; Enter is handled by `pressEnter`. */
const keysOfTheField = new Set(['Enter', 'Home', 'End']);

/** Enter follows the link of the highlighted option; without one the form is sent, to the search page. */
export function pressEnter(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, highlightedIndex, closeMenu, getItemProps }: UseComboboxReturnValue<SearchOption>,
): void {
  if (!keysOfTheField.has(event.key)) return;
  // By this property Downshift is told to leave the key alone.
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (isOpen && highlightedIndex >= 0) {
    event.preventDefault();
    const { id } = getItemProps({ index: highlightedIndex }) as { readonly id: string };
    document.getElementById(id)?.click();
  }
  closeMenu();
}
