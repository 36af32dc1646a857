import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value that each text control was last set to. A control with another value was typed in, and not yet sent unless
 * the page's address has that value.
 */
type SettledTexts = WeakMap<HTMLInputElement, string>;

/**
 * Sets a form's controls to the page's values whenever the page changes, as after a removed filter or on back and
 * forward. `selected` gives the value of each `select` by name, as a `select` keeps no default value. Typing that has
 * not been sent stays; a value that was sent gives way to what the page made of it, such as a budget the right way round.
 */
export function useSettledForm(
  page: unknown,
  selected: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  const settled = useRef<{ page: unknown; texts: SettledTexts }>(undefined);
  // Before the browser takes the focus from a control that was disabled.
  useLayoutEffect(() => {
    if (settled.current?.page === page) return;
    // The first page's controls are left alone: the visitor may have changed them before the scripts arrived.
    const isFirst = settled.current === undefined;
    // Marks the form as hydrated: before that no script may move its markup.
    form.current?.setAttribute('data-settled', '');
    const texts: SettledTexts = settled.current?.texts ?? new WeakMap();
    settled.current = { page, texts };
    for (const control of form.current?.elements ?? []) {
      if (!isFirst) settle(control, selected, texts);
      if (control instanceof HTMLInputElement) texts.set(control, control.defaultValue);
    }
    if (form.current) keepFocus(form.current, focused);
  }, [page, selected, focused]);
  return form;
}

/**
 * The controls that came with the document are drawn anew with the first new data: the one that had the focus while that
 * was drawn gives it to its successor. A control that can no longer be used gives it to the heading of its group.
 */
function keepFocus(form: HTMLFormElement, focused: Element | null): void {
  const { activeElement: active } = document;
  const isGone = focused instanceof HTMLInputElement && !focused.isConnected && active === document.body;
  const control = isGone ? findSame(form, focused) : active;
  if (control?.matches(':disabled')) control.closest('details')?.querySelector('summary')?.focus();
  else if (control !== active && control instanceof HTMLElement) control.focus({ preventScroll: true });
}

function findSame(form: HTMLFormElement, { name, value }: HTMLInputElement): Element | null {
  return form.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
}

function settle(control: Element, selected: Readonly<Record<string, string>>, texts: SettledTexts): void {
  if (control instanceof HTMLSelectElement) control.value = selected[control.name] ?? control.value;
  if (!(control instanceof HTMLInputElement)) return;
  const isChoice = control.type === 'checkbox' || control.type === 'radio';
  // A slider moves on while its last page is drawn, when the address may have its newest value already.
  const isAnswered =
    control.type !== 'range' &&
    new URLSearchParams(window.location.search).get(control.name) === control.value;
  const isTyping = control === document.activeElement && control.value !== texts.get(control) && !isAnswered;
  if (isChoice) control.checked = control.defaultChecked;
  else if (!isTyping) control.value = control.defaultValue;
}
