import type { FormFaults } from '#shared/ui/form/form-state.ts';

/** How the server answered a form that a script sent; `surprise` is any answer that a form's route would not give. */
export type FormOutcome =
  | { readonly kind: 'done'; readonly next: string; readonly message?: string }
  | { readonly kind: 'refused'; readonly faults: FormFaults }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'surprise' };

/** Reads the answer to a form that a script sent. */
export async function readOutcome(answer: Response): Promise<FormOutcome> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (!isRecord(body)) return { kind: 'surprise' };
  if (body.signedOut === true) return { kind: 'signed-out' };
  const { next, message, fields } = body;
  const text = typeof message === 'string' && message !== '' ? { message } : {};
  if (answer.status === 503) return { kind: 'refused', faults: busy };
  if (!answer.ok) {
    if (!text.message) return { kind: 'surprise' };
    return { kind: 'refused', faults: { ...text, fields: toMessages(fields) } };
  }
  return typeof next === 'string' && isOwnPath(next) ? { kind: 'done', next, ...text } : { kind: 'surprise' };
}

/** Shown in place of the server's message, which is not written for visitors when the server is at fault. */
const busy: FormFaults = {
  message: 'We can’t do that at the moment. What you typed is still here. Please try again shortly.',
  fields: {},
};

function toMessages(fields: unknown): Readonly<Record<string, string>> {
  if (!isRecord(fields)) return {};
  const messages = Object.entries(fields).filter((field): field is [string, string] => {
    return typeof field[1] === 'string';
  });
  return Object.fromEntries(messages);
}

/** True for a path on this site; dot segments are resolved by the browser and cannot leave it. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
