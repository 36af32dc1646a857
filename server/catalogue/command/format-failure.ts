import { FeedError } from '#server/catalogue/import/feed-error.ts';
import { VcaFileError } from '#server/catalogue/vca/vca-file-error.ts';
import { LockHeldError } from '#server/platform/database/database.ts';

/** Why a request failed, for whoever typed it: our own sentences as they are, the database's without its query. */
export function formatFailure(error: unknown): string {
  if (error instanceof FeedError || error instanceof VcaFileError || error instanceof LockHeldError) {
    return `${error.message} Nothing has changed.`;
  }
  if (!(error instanceof Error)) return `Failed: ${String(error)}. Nothing has changed.`;
  if (error.name === 'AbortError') return 'Stopped. Nothing has changed.';
  const cause =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return `Failed: ${cause.message.slice(0, 500)} Nothing has changed.`;
}
