import { LockHeldError } from '#server/platform/database/database.ts';

/** The command line makes no sense; the message says what does. The command ends with 2. */
export class UsageError extends Error {}

/** The command cannot do what it was asked; the message says why, for the person who typed it. It ends with 1. */
export class Refusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/**
 * The command stopped to ask whether it may go on. Nothing has changed; the message says what was found and how to
 * confirm it. The command ends with 3.
 */
export class UnconfirmedError extends Error {}

/** What a command tells besides the reason when it fails. */
export interface FailureWords {
  /** Follows every failure, such as "Nothing has changed."; absent where a message says it for itself. */
  readonly afterFailure?: string;
  /** What is left behind by a command that was stopped, such as by Ctrl-C. */
  readonly whenStopped: string;
}

const maxLength = 300;

/**
 * Why a command failed, for the person who typed it: our own sentences as they are; of any other error the first line,
 * and of a failed query only what the database said, because the query may hold what a visitor typed.
 */
export function formatFailure(error: unknown, { afterFailure, whenStopped }: FailureWords): string {
  const isStopped = error instanceof Error && error.name === 'AbortError';
  if (isStopped) return `Stopped. ${whenStopped}`;
  return [toReason(error), afterFailure].filter(Boolean).join(' ');
}

function toReason(error: unknown): string {
  if (error instanceof Refusal || error instanceof LockHeldError) return error.message;
  if (!(error instanceof Error)) return 'Failed.';
  const cause = error.message.startsWith('Failed query') ? error.cause : error;
  const { message } = cause instanceof Error ? cause : { message: error.name };
  const [line = ''] = message.split('\n');
  return `Failed: ${line.slice(0, maxLength).replace(/\.$/, '')}.`;
}
