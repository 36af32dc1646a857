import type { UseComboboxReturnValue } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { SearchOption } from './to-options.ts';

/** Keys that the field keeps for itself: the cursor goes to the ends of the text, and a form is sent. */
const keysOfTheField = new Set(['Enter', 'Home', 'End']);

/** Enter follows the link of the highlighted option; without one the form is sent, to the search page. */
export function pressEnter(
  event: KeyboardEvent<HTMLInputElement>,
  { isOpen, highlightedIndex, closeMenu, getItemProps }: UseComboboxReturnValue<SearchOption>,
): void {
  if (!keysOfTheField.has(event.key)) return;
  // The library's own word for "leave this key alone".
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (isOpen && highlightedIndex >= 0) {
    event.preventDefault();
    const { id } = getItemProps({ index: highlightedIndex }) as { readonly id: string };
    document.getElementById(id)?.click();
  }
  closeMenu();
}
