import { findFileFault } from '#shared/pages/account/documents/accepted-files.ts';
import { type FormFaults, formRefusedEvent } from '#shared/pages/account/form/form-state.ts';
import type { DataRouter } from './data-router.ts';

/**
 * Forms with a file show how much of it has been sent, and take a file that is dropped on them. Without this script
 * they are plain multipart forms.
 */
export function showUploadProgress(router: DataRouter): void {
  // Before the listener for forms without files, which leaves alone what is being sent already.
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

async function upload(router: DataRouter, form: HTMLFormElement): Promise<void> {
  const { next, faults, message } = await send(form);
  if (faults) return refuse(form, faults);
  form.reset();
  await router.navigate(next);
  form.querySelector('[data-upload-status]')?.replaceChildren(message);
}

function findFaults(form: HTMLFormElement): FormFaults | undefined {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) return undefined;
  const file = input.files?.[0];
  const fault = file ? findFileFault(file) : 'Choose a file first.';
  return fault ? { fields: { [input.name]: fault } } : undefined;
}

function refuse(form: HTMLFormElement, detail: FormFaults): void {
  form.dispatchEvent(new CustomEvent(formRefusedEvent, { detail, cancelable: true }));
}

type UploadAnswer =
  | { readonly next: string; readonly message: string; readonly faults?: undefined }
  | { readonly faults: FormFaults; readonly next?: undefined; readonly message?: undefined };

/** `fetch` cannot tell how much it has sent. */
function send(form: HTMLFormElement): Promise<UploadAnswer> {
  const { promise, resolve } = Promise.withResolvers<UploadAnswer>();
  const request = new XMLHttpRequest();
  const show = showIn(form.querySelector('[data-upload-status]'));
  form.ariaBusy = 'true';
  request.upload.addEventListener('progress', ({ loaded, total }) => show(loaded, total));
  request.addEventListener('loadend', () => {
    form.ariaBusy = 'false';
    show(0, 0);
    resolve(readAnswer(request.status, request.responseText, window.location.pathname));
  });
  request.open('POST', form.action);
  request.setRequestHeader('Accept', 'application/json');
  request.send(new FormData(form));
  return promise;
}

/** What the server said to the form of a page; status 0 is no answer. Opening the page leads on who is signed out. */
export function readAnswer(status: number, text: string, page: string): UploadAnswer {
  const body = parseObject(text);
  const message = textOf(body.message);
  if (status >= 200 && status < 300) return { next: textOf(body.next) ?? page, message: message ?? '' };
  if (status === 401) return { next: page, message: '' };
  const fields = typeof body.fields === 'object' && body.fields !== null ? body.fields : {};
  const lost = 'The file did not arrive. Check your connection and try again.';
  return { faults: { fields: fields as FormFaults['fields'], message: message ?? lost } };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    // An answer that is no JSON came from something between us and the server: the status says enough.
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Draws progress into the status line: a bar that moves, and words that screen readers hear every quarter. */
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

/** "Sending: 50%", in steps of a quarter so that it is not read out all the time. */
export function progressWords(loaded: number, total: number): string {
  if (loaded >= total) return 'Sent; checking the file…';
  return `Sending: ${Math.floor((loaded / total) * 4) * 25}%`;
}

/** A file dropped on a form's drop area becomes the choice of its field. */
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
