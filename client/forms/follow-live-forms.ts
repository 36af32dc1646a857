import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from '#client/navigation/data-router.ts';

/**
 * Turns GET forms into client-side navigation: a form marked `data-live` navigates at every change and keeps scroll
 * and focus, any other GET form when it is submitted. The browser itself sends the form of a calculator within a text,
 * which leads to the calculator's own page, and forms that lead to a page that only the server draws.
 */
export function followLiveForms(router: DataRouter): void {
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form?.hasAttribute('data-live') && !isInText(form) && form.reportValidity()) {
      const { type, name, value } = target as HTMLInputElement;
      go(router, form, { control: type === 'checkbox' ? name + value : name });
    }
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get' || isInText(form)) return;
    if (go(router, form, { submitter: event.submitter })) event.preventDefault();
  });
}

function isInText(form: HTMLFormElement): boolean {
  return form.closest('[data-in-text]') !== null;
}

interface Cause {
  readonly submitter?: HTMLElement | null;
  /** Name of the control that was changed. */
  readonly control?: string;
}

/**
 * Navigates to what the form asks for. Returns false when its action is no page of the router, so that the browser
 * sends the form. Repeated changes of one control, and all changes in an open dialog, share one history entry.
 */
function go(router: DataRouter, form: HTMLFormElement, { submitter = null, control }: Cause): boolean {
  const address =
    submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? window.location.pathname;
  // A fragment is for browsers without scripts, which load the page anew; here the visitor stays where they are.
  const [action = ''] = address.split('#');
  const page = matchRoutes(router.routes, action)?.at(-1);
  if (!page || page.route.handle.isDocument) return false;
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

/** The form's fields without those at their usual value (`data-usual`), as a slider cannot be empty. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const fields = new FormData(form, submitter);
  for (const { name, value, dataset } of form.querySelectorAll<HTMLInputElement>('[data-usual]')) {
    if (value === dataset.usual) fields.delete(name);
  }
  return fields;
}

/** The form's action with its fields as the query: empty ones left out, values of one name joined by commas. */
export function withFormQuery(action: string, fields: FormData): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(',')}`);
  return query.length === 0 ? action : `${action}?${query.join('&')}`;
}
