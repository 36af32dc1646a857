import { z } from 'zod';
import { applyChange } from '#server/catalogue/import/apply-update.ts';
import type { ApplyOptions, ImportOutcome } from '#server/catalogue/import/catalogue-update.ts';
import { nameRatebook } from '#server/catalogue/import/find-price-faults.ts';
import type { CatalogueParts } from '#server/catalogue/import/merge-catalogues.ts';
import { undoChange } from '#server/catalogue/import/undo-change.ts';
import { findVersionRow } from '#server/catalogue/store/list-versions.ts';
import type { StoredCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { answerChange, toVersionFields, versionFields, versionOptions } from './change-options.ts';
import type { CatalogueContext } from './import-catalogue.ts';
import { readVersion } from './show-versions.ts';

/** What is to go from the site: one vehicle with its prices, or the prices of one ratebook. */
type Withdrawn =
  | { readonly vehicleRef: string }
  | {
      readonly ratebookId: string;
      /** Needed only where two funders have a ratebook of this name. */
      readonly funder?: string | undefined;
    };

const noRows = { accepted: 0, rejected: 0 };

/**
 * Takes a vehicle or a ratebook from the catalogue, as a new version that can be undone. Throws `Refusal` when it is not
 * there, and `UnconfirmedImport` when many vehicles or prices would go with it.
 */
export function withdraw(
  database: Database,
  withdrawn: Withdrawn,
  options: Omit<ApplyOptions, 'mode'>,
): Promise<ImportOutcome> {
  return applyChange(database, { ...options, mode: 'replace' }, async (current) => {
    const entry = current && (await findVersionRow(database, current.version.number));
    if (!current || !entry) throw new Refusal('The site has no catalogue yet.');
    const { source, isDemonstration, attribution } = entry;
    const left = without(current, withdrawn);
    const rows = { vehicleRows: noRows, rateRows: noRows, readings: [] };
    const read = async () => ({ ...left, source, attribution, ...rows });
    return { action: 'withdrawal', isDemonstration, read };
  });
}

function without({ vehicles, rateCards }: StoredCatalogue, withdrawn: Withdrawn): CatalogueParts {
  if ('vehicleRef' in withdrawn) {
    const others = <T extends { readonly vehicleRef: string }>(each: readonly T[]) =>
      each.filter(({ vehicleRef }) => vehicleRef !== withdrawn.vehicleRef);
    const left = others(vehicles);
    if (left.length === vehicles.length) {
      throw new Refusal(`The site has no vehicle ${withdrawn.vehicleRef}.`);
    }
    return { vehicles: left, rateCards: others(rateCards) };
  }
  const { ratebookId, funder } = withdrawn;
  const gone = rateCards.filter(
    (card) => card.ratebookId === ratebookId && (funder === undefined || card.funder === funder),
  );
  const books = new Set(gone.map(nameRatebook));
  if (books.size > 1) throw new Refusal(`There are ${[...books].join(' and ')}: name one with --funder.`);
  if (books.size === 0) {
    throw new Refusal(
      `The site has no ratebook ${funder === undefined ? ratebookId : nameRatebook({ ratebookId, funder })}.`,
    );
  }
  const cards = new Set(gone);
  return { vehicles, rateCards: rateCards.filter((card) => !cards.has(card)) };
}

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
