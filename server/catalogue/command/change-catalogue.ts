import { z } from 'zod';
import { undoChange } from '#server/catalogue/import/undo-change.ts';
import { withdraw } from '#server/catalogue/import/withdraw.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
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
  run: ({ database, today, config }: CatalogueContext, request, feedback) => {
    const takesDemonstration = config?.demonstrationData !== false;
    const asked = { version: request.version, takesDemonstration };
    return answerChange(request, undoChange(database, asked, { ...request, ...feedback, today: today() }));
  },
});

const name = z.string().min(1).max(100);

/** `withdraw`: a vehicle or the prices of a ratebook go from the site. */
export const withdrawOne = subcommand({
  usages: [
    {
      typed: 'withdraw --vehicle <reference> --reason <text>',
      help: 'Take one vehicle from the site, with its prices. A feed that still has it brings it back.',
    },
    {
      typed: 'withdraw --ratebook <name> [--funder <name>] --reason <text>',
      help: 'Take all prices of a ratebook from the site.',
    },
  ],
  options: {
    vehicle: text('<reference>'),
    ratebook: text('<name>'),
    funder: text('<name>'),
    ...versionOptions,
  },
  request: z.strictObject({
    withdrawn: z.union([
      z.strictObject({ vehicleRef: z.string().refine(isVehicleRef) }),
      z.strictObject({ ratebookId: name, funder: name.optional() }),
    ]),
    ...versionFields,
    reason: versionFields.reason.min(1),
  }),
  toRequest: ({ values }) => {
    const { vehicle: vehicleRef, ratebook: ratebookId, funder } = values;
    if ((vehicleRef === undefined) === (ratebookId === undefined))
      throw new UsageError('Give --vehicle or --ratebook.');
    if (vehicleRef !== undefined && funder !== undefined)
      throw new UsageError('--funder goes with --ratebook.');
    if (vehicleRef !== undefined && !isVehicleRef(vehicleRef))
      throw new UsageError(`"${vehicleRef}" is no reference: it has ten digits.`);
    const made = toVersionFields(values);
    if (made.reason === '') throw new UsageError('Say why with --reason.');
    return { withdrawn: vehicleRef === undefined ? { ratebookId, funder } : { vehicleRef }, ...made };
  },
  run: ({ database, today }: CatalogueContext, request, feedback) =>
    answerChange(request, withdraw(database, request.withdrawn, { ...request, ...feedback, today: today() })),
});
