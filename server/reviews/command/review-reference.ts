import { z } from 'zod';
import { UsageError } from '#server/platform/command-line/failures.ts';

export const referenceField = z.string().regex(/^REV-[0-9A-Z]{1,5}-[0-9A-Z]{1,5}$/);

/** A reference as typed, in capitals. Throws a `UsageError` for anything else. */
export function toReference(typed: string | undefined): string {
  const reference = (typed ?? '').trim().toUpperCase();
  if (referenceField.safeParse(reference).success) return reference;
  throw new UsageError('Give a reference such as REV-7F3K9-Q2M4X.');
}

/** The one reference of a subcommand that takes exactly one. */
export function onlyReference(operands: readonly string[]): string {
  if (operands.length !== 1) throw new UsageError('Give one reference such as REV-7F3K9-Q2M4X.');
  return toReference(operands[0]);
}
