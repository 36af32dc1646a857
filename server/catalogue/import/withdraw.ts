import { findVersionRow } from '#server/catalogue/store/list-versions.ts';
import type { StoredCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { applyChange } from './apply-update.ts';
import type { ApplyOptions, ImportOutcome } from './catalogue-update.ts';
import { nameRatebook } from './find-price-faults.ts';
import type { CatalogueParts } from './merge-catalogues.ts';

/** What is to go from the site: one vehicle with its prices, or the prices of one ratebook. */
export type Withdrawn =
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
