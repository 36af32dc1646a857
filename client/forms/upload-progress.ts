import type { DataRouter } from '#client/navigation/data-router.ts';
import { leaveTo } from '#client/navigation/leave-to.ts';
import { findFileFault, kindField } from '#shared/pages/account/documents/accepted-files.ts';
import { keepDoneMessage, showDoneMessage } from '#shared/ui/form/done-message.ts';
import { type FormFaults, formRefusedEvent } from '#shared/ui/form/form-state.ts';
import { type FormOutcome, readOutcome } from './form-outcome.ts';

/**
 * Shows how much of a form's file has been sent, and lets visitors drop a file on the form. Without this script such
 * forms are plain multipart forms.
 */
export function showUploadProgress(router: DataRouter): void {
  // In the capture phase, before followPostForms, which leaves a form alone once its default is prevented.
  document.addEventListener('submit', (event) => takeOver(router, event), { capture: true });
  for (const type of ['dragover', 'dragleave', 'drop'] as const) document.addEventListener(type, followDrag);
}

function takeOver(router: DataRouter, event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.enctype !== 'multipart/form-data' || !form.hasAttribute('data-enhanced')) return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  const faults = findFaults(form);
  if (faults) refuse(form, faults);
  else void upload(router, form);
}

function findFaults(form: HTMLFormElement): FormFaults | undefined {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) return undefined;
  const file = input.files?.[0];
  const fault = file ? findFileFault(file) : 'Choose a file first.';
  const kind = form.querySelector<HTMLSelectElement>(`select[name="${kindField}"]`)?.value;
  const fields = {
    ...(kind === '' && { [kindField]: 'Choose what this document is.' }),
    ...(fault && { [input.name]: fault }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

function refuse(form: HTMLFormElement, detail: FormFaults): void {
  form.dispatchEvent(new CustomEvent(formRefusedEvent, { detail, cancelable: true }));
}

async function upload(router: DataRouter, form: HTMLFormElement): Promise<void> {
  form.ariaBusy = 'true';
  // Clears the faults of the last try.
  refuse(form, { fields: {} });
  const answer = await send(form);
  form.ariaBusy = null;
  const outcome = answer ? await readOutcome(answer) : lost;
  if (outcome.kind === 'signed-out') return leaveTo(window.location);
  if (outcome.kind !== 'done') return refuse(form, outcome.kind === 'refused' ? outcome.faults : lost.faults);
  form.reset();
  if (outcome.message !== undefined)
    keepDoneMessage(new URL(outcome.next, window.location.origin).pathname, outcome.message);
  await router.navigate(outcome.next, { replace: true, preventScrollReset: true });
  showDoneMessage();
}

/** Stands in for a missing answer. The form is not sent again by itself: the visitor decides about a large file. */
const lost = {
  kind: 'refused',
  faults: { fields: {}, message: 'We didn’t get the file. Check your connection and try again.' },
} as const satisfies FormOutcome;

/** Sends the form by XMLHttpRequest, as `fetch` reports no progress. Undefined when there was no answer. */
function send(form: HTMLFormElement): Promise<Response | undefined> {
  const { promise, resolve } = Promise.withResolvers<Response | undefined>();
  const request = new XMLHttpRequest();
  const show = showIn(form.querySelector('[data-upload-status]'));
  request.upload.addEventListener('progress', ({ loaded, total }) => show(loaded, total));
  request.addEventListener('loadend', () => {
    show(0, 0);
    resolve(toAnswer(request));
  });
  request.open('POST', form.action);
  request.setRequestHeader('Accept', 'application/json');
  request.send(new FormData(form));
  return promise;
}

/** Undefined for status 0, which means that there was no answer. */
function toAnswer({ status, responseText }: XMLHttpRequest): Response | undefined {
  return status >= 200 ? new Response(responseText || null, { status }) : undefined;
}

/** Returns a function that draws progress into the status line: a bar, and words that change at every quarter. */
function showIn(status: Element | null): (loaded: number, total: number) => void {
  const bar = document.createElement('progress');
  const words = document.createElement('span');
  return (loaded, total) => {
    if (total === 0) return status?.replaceChildren();
    if (!bar.isConnected) status?.replaceChildren(words, bar);
    bar.value = loaded / total;
    const text = progressWords(loaded, total);
    if (words.textContent !== text) words.textContent = text;
  };
}

/** "Sending: 50%", in steps of a quarter so that screen readers do not speak all the time. */
export function progressWords(loaded: number, total: number): string {
  if (loaded >= total) return 'Sent; checking the file…';
  return `Sending: ${Math.floor((loaded / total) * 4) * 25}%`;
}

/** Puts a file that is dropped on a form's drop area into the form's file field. */
function followDrag(event: DragEvent): void {
  const area = event.target instanceof Element ? event.target.closest('[data-drop]') : null;
  if (!area || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  area.toggleAttribute('data-over', event.type === 'dragover');
  const input = area.querySelector<HTMLInputElement>('input[type="file"]');
  if (event.type !== 'drop' || !input || event.dataTransfer.files.length === 0) return;
  const chosen = new DataTransfer();
  const [first] = event.dataTransfer.files;
  if (first) chosen.items.add(first);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
