import { userInfo } from 'node:os';
import { z } from 'zod';
import { type ImportOutcome, UnconfirmedImport } from '#server/catalogue/import/catalogue-update.ts';
import { UnconfirmedError } from '#server/platform/command-line/failures.ts';
import { flag, type OptionValues, text } from '#server/platform/command-line/option.ts';
import { formatOutcome } from './format-outcome.ts';

/** The options of everything that makes a new version. */
export const versionOptions = {
  by: text('<name>', 'Who makes this change; your login name unless given. "versions" lists it.'),
  reason: text('<text>', 'Why. "versions" lists it.'),
  confirm: flag('Go on although it looks wrong. Without it such a change stops and says why; see below.'),
  'dry-run': flag('Read and check everything, show the difference and what looks wrong, change nothing.'),
};

const words = (most: number) =>
  z
    .string()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/);

/** Their fields in a request. */
export const versionFields = {
  by: words(100),
  reason: words(500),
  isDryRun: z.boolean(),
  isConfirmed: z.boolean(),
};

/** The fields of typed options. */
export function toVersionFields(values: OptionValues<typeof versionOptions>) {
  const { by, reason = '', confirm, 'dry-run': isDryRun } = values;
  return { by: by?.trim() || loginName(), reason: reason.trim(), isDryRun, isConfirmed: confirm };
}

/** Who is logged in where the command is typed. A container may run it as a user without a name. */
function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The lines that say what a change did. Throws `UnconfirmedError` when it has to be confirmed first. */
export async function answerChange(
  { isDryRun }: { readonly isDryRun: boolean },
  changing: Promise<ImportOutcome>,
): Promise<readonly string[]> {
  try {
    return formatOutcome(await changing, isDryRun ? 'dry-run' : 'imported');
  } catch (error) {
    if (!(error instanceof UnconfirmedImport)) throw error;
    throw new UnconfirmedError(formatOutcome(error.outcome, 'unconfirmed').join('\n'), { cause: error });
  }
}
