import type { Request } from 'express';

/** Whether a script sent the request and expects JSON. */
export function wantsJson({ headers }: Request): boolean {
  return /\bapplication\/json\b/.test(headers.accept ?? '');
}
