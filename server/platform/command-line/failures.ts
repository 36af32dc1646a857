import { DrizzleQueryError } from 'drizzle-orm';
import { OutcomeUnknownError } from '#server/platform/database/commit-known.ts';
import { LockHeldError } from '#server/platform/database/database.ts';
import { FolderError } from '#server/platform/files/make-folder.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Wrong usage; the message says what is right. The command exits with 2. */
export class UsageError extends Error {}

/**
 * The command stopped to be confirmed. Nothing has changed; the message says what was found and how to confirm. The
 * command exits with 3.
 */
export class UnconfirmedError extends Error {}

/** The sentences that a failed command prints after the reason. */
export interface FailureWords {
  /** Printed after every failure, such as "Nothing has changed."; absent if the message itself says it. */
  readonly afterFailure?: string;
  /** Says in what state things are after the command was stopped, for example by Ctrl-C. */
  readonly whenStopped: string;
  /**
   * Says what to look at when it is not known whether the command did its work. Present if each request of the command
   * makes one change at most, named by `Feedback.commit`.
   */
  readonly whenUnknown?: string;
}

const maxLength = 300;

/**
 * Why a command failed, for the person who typed it. Our own messages are unchanged; of another error it is the first
 * line; of a failed query it is only the database's message, because the query may contain what a visitor typed.
 */
export function formatFailure(error: unknown, words: FailureWords): string {
  const { afterFailure, whenStopped, whenUnknown } = words;
  if (error instanceof OutcomeUnknownError)
    return ['Not known:', lowerFirst(error.message), whenUnknown].filter(Boolean).join(' ');
  const isStopped = error instanceof Error && error.name === 'AbortError';
  if (isStopped) return `Stopped. ${whenStopped}`;
  return [toReason(error), afterFailure].filter(Boolean).join(' ');
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function toReason(error: unknown): string {
  if (error instanceof Refusal || error instanceof LockHeldError || error instanceof FolderError)
    return error.message;
  if (!(error instanceof Error)) return 'Failed.';
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { message } = cause instanceof Error ? cause : { message: error.name };
  const [line = ''] = message.split('\n');
  return `Failed: ${line.slice(0, maxLength).replace(/\.$/, '')}.`;
}
