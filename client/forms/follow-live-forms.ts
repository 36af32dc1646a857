import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from '#client/navigation/data-router.ts';

/**
 * GET forms navigate without a reload. A form marked `data-live` does so on every change, keeping scroll and focus;
 * any other GET form when it is submitted.
 */
export function followLiveForms(router: DataRouter): void {
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form?.hasAttribute('data-live') && form.reportValidity()) {
      const { type, name, value } = target as HTMLInputElement;
      go(router, form, { control: type === 'checkbox' ? name + value : name });
    }
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    if (go(router, form, { submitter: event.submitter })) event.preventDefault();
  });
}

interface Cause {
  readonly submitter?: HTMLElement | null;
  /** Names the control that was changed. */
  readonly control?: string;
}

/**
 * False when the form leads to no page of the router: then it is the browser's. The steps of one control, and all that
 * is chosen in an open dialog, are one entry of the history.
 */
function go(router: DataRouter, form: HTMLFormElement, { submitter = null, control }: Cause): boolean {
  const action =
    submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? window.location.pathname;
  if (!matchRoutes(router.routes, action)) return false;
  const target = withFormQuery(action, readFields(form, submitter));
  const isNext = control !== undefined && control === router.state.location.state?.control;
  const isSame = target === window.location.pathname + window.location.search;
  void router.navigate(target, {
    replace: isSame || isNext || form.querySelector('dialog[open]') !== null,
    preventScrollReset: form.hasAttribute('data-live'),
    state: { control },
  });
  return true;
}

/** A control at its usual value needs no place in the address: a slider has no empty value to say so. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const fields = new FormData(form, submitter);
  for (const { name, value, dataset } of form.querySelectorAll<HTMLInputElement>('[data-usual]')) {
    if (value === dataset.usual) fields.delete(name);
  }
  return fields;
}

/** The address that the form stands for: empty fields left out, values of one name joined by commas. */
export function withFormQuery(action: string, fields: FormData): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(',')}`);
  return query.length === 0 ? action : `${action}?${query.join('&')}`;
}
