import { LockHeldError } from '#server/platform/database/database.ts';
import { Refusal } from './refusal.ts';

/** Why a request failed: our own sentences as they are, others' without the query and what was in it. */
export function formatFailure(error: unknown): string {
  if (error instanceof Refusal || error instanceof LockHeldError)
    return `${error.message} Nothing has changed.`;
  if (!(error instanceof Error)) return 'Failed. Nothing has changed.';
  if (error.name === 'AbortError') return 'Stopped. Nothing has changed.';
  const cause = error.message.startsWith('Failed query') ? error.cause : error;
  const { message } = cause instanceof Error ? cause : { message: error.name };
  return `Failed: ${message.split('\n')[0]?.slice(0, 300)}. Nothing has changed.`;
}
