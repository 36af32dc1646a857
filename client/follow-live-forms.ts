import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from './data-router.ts';

/**
 * GET forms navigate without a reload. A form marked `data-live` does so on every change, keeping scroll and focus;
 * any other GET form when it is submitted.
 */
export function followLiveForms(router: DataRouter): void {
  document.addEventListener('change', (event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (form?.hasAttribute('data-live') && form.reportValidity()) go(router, form, null);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    if (go(router, form, event.submitter)) event.preventDefault();
  });
}

/** False when the form leads to no page of the router: then it is the browser's. */
function go(router: DataRouter, form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const action =
    submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? window.location.pathname;
  if (!matchRoutes(router.routes, action)) return false;
  const target = withFormQuery(action, new FormData(form, submitter));
  void router.navigate(target, {
    replace: target === window.location.pathname + window.location.search,
    preventScrollReset: form.hasAttribute('data-live'),
  });
  return true;
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
