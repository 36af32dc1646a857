import type { FormFaults } from '#shared/ui/form/form-state.ts';

/** What came of a form that was sent by a script. */
export type FormOutcome =
  | { readonly kind: 'done'; readonly next: string; readonly message?: string }
  | { readonly kind: 'refused'; readonly faults: FormFaults }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'surprise' };

/** Reads the answer of a form's route; anything but what such a route answers is a surprise. */
export async function readOutcome(answer: Response): Promise<FormOutcome> {
  if (answer.status === 401) return { kind: 'signed-out' };
  const body: unknown = await answer.json().catch(() => undefined);
  if (!isRecord(body)) return { kind: 'surprise' };
  const { next, message, fields } = body;
  const text = typeof message === 'string' && message !== '' ? { message } : {};
  if (answer.status === 503) return { kind: 'refused', faults: busy };
  if (!answer.ok) {
    if (!text.message) return { kind: 'surprise' };
    return { kind: 'refused', faults: { ...text, fields: toMessages(fields) } };
  }
  return typeof next === 'string' && isOwnPath(next) ? { kind: 'done', next, ...text } : { kind: 'surprise' };
}

/** The server's own words for faults of its own are not for visitors. */
const busy: FormFaults = {
  message: 'We cannot do that at the moment. What you typed is still here: please try again shortly.',
  fields: {},
};

function toMessages(fields: unknown): Readonly<Record<string, string>> {
  if (!isRecord(fields)) return {};
  const messages = Object.entries(fields).filter((field): field is [string, string] => {
    return typeof field[1] === 'string';
  });
  return Object.fromEntries(messages);
}

/** Dot segments are resolved by the browser, and stay on this site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
