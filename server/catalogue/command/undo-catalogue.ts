import { z } from 'zod';
import { undoChange } from '#server/catalogue/import/undo-change.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { answerChange, toVersionFields, versionFields, versionOptions } from './change-options.ts';
import type { CatalogueContext } from './import-catalogue.ts';
import { readVersion } from './show-versions.ts';

/** `undo`: an earlier version is current again. */
export const undoVersion = subcommand({
  usages: [
    {
      typed: 'undo [<version>]',
      help: 'Go back to an earlier version, the one before unless given. It becomes a new version, so this can be undone too.',
    },
  ],
  options: versionOptions,
  takesOperands: true,
  request: z.strictObject({ version: z.int().positive().optional(), ...versionFields }),
  toRequest: ({ values, operands: [typed, ...more] }) => {
    if (more.length > 0) throw new UsageError('Give one version, or none for the one before.');
    return { version: typed === undefined ? undefined : readVersion(typed), ...toVersionFields(values) };
  },
  run: ({ database, today, takesDemonstration = true }: CatalogueContext, request, feedback) => {
    const asked = { version: request.version, takesDemonstration };
    return answerChange(request, undoChange(database, asked, { ...request, ...feedback, today: today() }));
  },
});
