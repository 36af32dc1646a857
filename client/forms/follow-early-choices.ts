/**
 * What was chosen in a form that follows changes (`data-live`) before anybody listened is followed now: the first
 * visit on a slow network shows the filters long before the scripts are here.
 */
export function followEarlyChoices(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]'))
    onceSettled(form, () => {
      const early = [...form.elements].find(isChanged);
      early?.dispatchEvent(new Event('change', { bubbles: true }));
    });
}

/** When React has taken the form over (shared/ui/use-settled-form.ts): a page may not change while it does. */
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

/** Whether a control is at another value than the page came with; a text that has the focus is still being typed. */
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
