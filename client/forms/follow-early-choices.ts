/**
 * Follows what the visitor chose in a live form (`data-live`) before the scripts had loaded: on a slow network the
 * filters are on the screen long before them.
 */
export function followEarlyChoices(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]'))
    onceSettled(form, () => {
      const early = [...form.elements].find(isChanged);
      early?.dispatchEvent(new Event('change', { bubbles: true }));
    });
}

/** Waits until React has hydrated the form (shared/ui/use-settled-form.ts): the page must not change before that. */
function onceSettled(form: HTMLFormElement, act: () => void): void {
  if (form.hasAttribute('data-settled')) {
    act();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(form, { attributeFilter: ['data-settled'] });
}

/** True when a control no longer has the value it was served with. A text field with focus is still being typed in. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, usual);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked;
  return control !== document.activeElement && control.value !== control.defaultValue;
}
