import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { SearchOption } from './to-options.ts';

type State = UseComboboxState<SearchOption>;

const { InputChange, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes;

/**
 * Nothing is ever "selected": an option is a link, and the field keeps what was typed. Escape closes first and clears
 * then, and a click into the field never closes what is open.
 */
export function keepTyped(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<State> {
  const isTyping = type === InputChange || type === InputKeyDownEscape;
  const kept = isTyping ? changes : { ...changes, inputValue: state.inputValue };
  if (type === InputClick) return { ...kept, selectedItem: null, isOpen: true, highlightedIndex: -1 };
  return { ...kept, selectedItem: null };
}
