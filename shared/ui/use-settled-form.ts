import { type RefObject, useEffect, useRef } from 'react';

/** What each text control was last settled to: anything else in it is typing that has not been sent. */
type SettledTexts = WeakMap<HTMLInputElement, string>;

/**
 * Brings a form's controls back to what the page says whenever the page changes: after a removed chip, back and
 * forward. `selected` names the value of each `select`, which keeps no default of its own. Typing that has not been
 * sent is left alone.
 */
export function useSettledForm(
  page: unknown,
  selected: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const settled = useRef<{ page: unknown; texts: SettledTexts }>(undefined);
  useEffect(() => {
    if (settled.current?.page === page) return;
    // The first page is not settled: what was chosen before the scripts arrived is the visitor's.
    const isFirst = settled.current === undefined;
    // Says that React has taken the form over: until then its markup may not be moved.
    form.current?.setAttribute('data-settled', '');
    const texts: SettledTexts = settled.current?.texts ?? new WeakMap();
    settled.current = { page, texts };
    for (const control of form.current?.elements ?? []) {
      if (!isFirst) settle(control, selected, texts);
      if (control instanceof HTMLInputElement) texts.set(control, control.defaultValue);
    }
  }, [page, selected]);
  return form;
}

function settle(control: Element, selected: Readonly<Record<string, string>>, texts: SettledTexts): void {
  if (control instanceof HTMLSelectElement) control.value = selected[control.name] ?? control.value;
  if (!(control instanceof HTMLInputElement)) return;
  const isChoice = control.type === 'checkbox' || control.type === 'radio';
  const isTyping = control === document.activeElement && control.value !== texts.get(control);
  if (isChoice) control.checked = control.defaultChecked;
  else if (!isTyping) control.value = control.defaultValue;
}
