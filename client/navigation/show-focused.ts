/**
 * Brings what gets the focus by keyboard wholly into sight where a part of the page scrolls sideways: browsers leave it
 * where it is when a little of it can be seen. Not at a press, under which the page must not move.
 */
export function showFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    const isOurs =
      target instanceof Element && target.closest('[data-scrolls]') && target.matches(':focus-visible');
    if (isOurs) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
