import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';
import type { SearchOption } from './to-options.ts';

type State = UseComboboxState<SearchOption>;

const { InputChange, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes;

/**
 * Nothing is ever "selected": an option is a link, and the field keeps what was typed. Escape closes first and clears
 * then, and a click into the field never closes what is open. Before the second character there is nothing to open.
 */
export function keepTyped(
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
