import type { DataRouter } from '#client/navigation/data-router.ts';
import { isLeavingPage, leaveTo } from '#client/navigation/leave-to.ts';
import type { AccountPath } from '#shared/routes/account-paths.ts';
import { keepDoneMessage, showDoneMessage } from '#shared/ui/form/done-message.ts';
import { formRefusedEvent } from '#shared/ui/form/form-state.ts';
import { checkEnquiry } from './check-enquiry.ts';
import { type FormOutcome, readOutcome } from './form-outcome.ts';

const selector = 'form[data-enhanced]';

/**
 * Sends `<form method="post" data-enhanced>` without a reload: faults appear in the form, and what was typed stays. A
 * form that is being sent is not sent twice. After an unexpected answer the browser sends the form itself.
 */
export function followPostForms(router: DataRouter): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(selector)) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true') void send(router, form, event.submitter);
  });
  // A page restored from the back/forward cache may have been left while a form was being sent.
  window.addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(selector)) form.ariaBusy = null;
  });
}

async function send(router: DataRouter, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  form.ariaBusy = 'true';
  const faults = await checkEnquiry(form, new FormData(form, submitter));
  if (faults && show(form, faults)) {
    form.ariaBusy = null;
    return;
  }
  // `form.action` would be a field named "action" if the form has one.
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const answer = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: toBody(form, submitter),
  }).catch(() => undefined);
  const outcome: FormOutcome = answer ? await readOutcome(answer) : { kind: 'surprise' };
  if (outcome.kind === 'done') return goOn(router, form, outcome);
  form.ariaBusy = null;
  if (outcome.kind === 'surprise' && isLeavingPage()) return;
  const isShown = outcome.kind === 'refused' && show(form, outcome.faults);
  if (outcome.kind === 'signed-out')
    return leaveTo({ pathname: '/account/login' satisfies AccountPath, search: returnQuery() });
  if (!isShown) sendPlainly(form, submitter);
}

/** The request body, encoded as the browser would encode it. */
function toBody(form: HTMLFormElement, submitter: HTMLElement | null): BodyInit {
  const fields = new FormData(form, submitter);
  if (form.enctype === 'multipart/form-data') return fields;
  const pairs = [...fields].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(pairs);
}

/** Loads the same page's data again; opens any other page as a new document, as the visitor may have signed in or out. */
async function goOn(
  router: DataRouter,
  form: HTMLFormElement,
  { next, message }: Extract<FormOutcome, { kind: 'done' }>,
): Promise<void> {
  const { pathname, search } = new URL(next, window.location.origin);
  if (message !== undefined) keepDoneMessage(pathname, message);
  if (pathname !== window.location.pathname) return leaveTo({ pathname, search });
  await router.navigate(pathname + search, { replace: true, preventScrollReset: true });
  form.ariaBusy = null;
  showDoneMessage();
}

/** Shows the faults in the form. Returns false when the form could not show them, because React has not hydrated it yet. */
function show(form: HTMLFormElement, detail: Extract<FormOutcome, { kind: 'refused' }>['faults']): boolean {
  return !form.dispatchEvent(new CustomEvent(formRefusedEvent, { detail, cancelable: true }));
}

function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.removeAttribute('data-enhanced');
  form.requestSubmit(submitter);
}

function returnQuery(): string {
  return `?next=${encodeURIComponent(window.location.pathname + window.location.search)}`;
}
