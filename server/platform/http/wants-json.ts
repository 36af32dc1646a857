import type { Request } from 'express';

/** Whether a script sent this and wants JSON back. */
export function wantsJson({ headers }: Request): boolean {
  return /\bapplication\/json\b/.test(headers.accept ?? '');
}
