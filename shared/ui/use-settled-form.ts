import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings a form's controls back to what the page says whenever the page changes: after a removed chip, back and
 * forward. `selected` names the value of each `select`, which keeps no default of its own. The focused control is
 * left alone, so that nobody's typing is lost.
 */
export function useSettledForm(
  page: unknown,
  selected: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const settledPage = useRef(page);
  useEffect(() => {
    // Not on the first page: what was chosen before the scripts arrived is the visitor's.
    if (settledPage.current === page) return;
    settledPage.current = page;
    for (const control of form.current?.elements ?? []) settle(control, selected);
  }, [page, selected]);
  return form;
}

function settle(control: Element, selected: Readonly<Record<string, string>>): void {
  if (control instanceof HTMLSelectElement) control.value = selected[control.name] ?? control.value;
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
  else if (control !== document.activeElement) control.value = control.defaultValue;
}
