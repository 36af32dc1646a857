import type { RateCard } from '#server/catalogue/rate-card.ts';
import { ratebookKey } from '#server/catalogue/store/rate-card-row.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type ContractRatio, compareContracts } from './compare-contracts.ts';
import { comparePrices, type PriceShift } from './compare-prices.ts';
import type { PriceMove } from './largest-moves.ts';
import type { CatalogueParts } from './merge-catalogues.ts';

/** One reason to ask before an import goes in, with its figures and what to look at, for whoever typed the command. */
export interface Finding {
  readonly rule:
    | 'vehicles-go'
    | 'prices-go'
    | 'prices-move'
    | 'personal-inc-vat'
    | 'personal-out-of-scale'
    | 'ratebook-ended';
  readonly message: string;
}

export interface ImportReview {
  /** None when the import may go in unasked. */
  readonly findings: readonly Finding[];
  readonly largestMoves: readonly NamedMove[];
}

/** A price that changes, with the name of its vehicle. */
export interface NamedMove extends PriceMove {
  readonly vehicle: string;
}

export interface ReviewedImport {
  /** What the site sells now; empty when that is nothing or a demonstration, whose prices are nobody's. */
  readonly before: CatalogueParts;
  /** What the files bring. */
  readonly update: CatalogueParts;
  /** What the site would sell. */
  readonly after: CatalogueParts;
  /** ISO date. */
  readonly today: string;
}

/** A fault of a whole file reaches nearly all of its prices; a few may differ for reasons of their own. */
const throughoutPercent = 90;
/** A ratebook with fewer comparable prices moves by chance; it still counts in its deal type. */
const fewestPricesOfRatebook = 20;

/** Looks at an import for what is plainly unusual. The rules are explained to staff in `feed-format.md`. */
export async function reviewUpdate({ before, update, after, today }: ReviewedImport): Promise<ImportReview> {
  const { shifts, largestMoves } = await comparePrices(before.rateCards, update.rateCards);
  const ratios = await compareContracts(update.rateCards, after.rateCards);
  const findings = [
    ...findLostVehicles(before, after),
    ...findLostPrices(before, after, today),
    ...findMovedPrices(shifts),
    ...findVat(ratios, shifts),
    ...findWrongScale(ratios),
    ...findEndedRatebooks(update.rateCards, today),
  ];
  return { findings, largestMoves: nameMoves(largestMoves, after.vehicles) };
}

function nameMoves(moves: readonly PriceMove[], vehicles: readonly Vehicle[]): readonly NamedMove[] {
  const refs = new Set(moves.map(({ vehicleRef }) => vehicleRef));
  const names = new Map(
    vehicles
      .filter(({ vehicleRef }) => refs.has(vehicleRef))
      .map(({ vehicleRef, make, model, derivative }) => [
        vehicleRef,
        `${make.name} ${model.name} ${derivative.name}`,
      ]),
  );
  return moves.map((move) => ({ ...move, vehicle: names.get(move.vehicleRef) ?? move.vehicleRef }));
}

function findLostVehicles(before: CatalogueParts, after: CatalogueParts): readonly Finding[] {
  const kept = new Set(after.vehicles.map(({ vehicleRef }) => vehicleRef));
  const all = before.vehicles.length;
  const lost = before.vehicles.filter(({ vehicleRef }) => !kept.has(vehicleRef)).length;
  if (5 * lost <= all) return [];
  return [{ rule: 'vehicles-go', message: `${shareOf(lost, all, 'vehicles')} would go from the site.` }];
}

function findLostPrices(before: CatalogueParts, after: CatalogueParts, today: string): readonly Finding[] {
  const priced = pricedVehicles(before, today);
  const stillPriced = pricedVehicles(after, today);
  const kept = after.vehicles.filter(({ vehicleRef }) => priced.has(vehicleRef));
  const lost = kept.filter(({ vehicleRef }) => !stillPriced.has(vehicleRef)).length;
  if (5 * lost <= kept.length) return [];
  const message = `${shareOf(lost, kept.length, 'vehicles')} that have a price today would have none.`;
  return [{ rule: 'prices-go', message }];
}

function pricedVehicles({ rateCards }: CatalogueParts, today: string): ReadonlySet<string> {
  const valid = rateCards.filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo);
  return new Set(valid.map(({ vehicleRef }) => vehicleRef));
}

function findMovedPrices(shifts: readonly PriceShift[]): readonly Finding[] {
  const far = shifts.filter(
    ({ ratebook, compared, movedFar }) =>
      compared >= (ratebook ? fewestPricesOfRatebook : 1) && 2 * movedFar >= compared,
  );
  // A ratebook is worth naming only where its whole deal type is not at fault.
  const wholes = new Set(far.filter(({ ratebook }) => !ratebook).map(({ contract }) => contract));
  return far
    .filter(({ ratebook, contract }) => !ratebook || !wholes.has(contract))
    .map(({ contract, ratebook, compared, movedFar, medianPercent }) => ({
      rule: 'prices-move',
      message: `The median ${contract} price${ratebook ? ` of ${named(ratebook)}` : ''} moves by ${signed(medianPercent)}: ${shareOf(movedFar, compared, 'prices')} move by 30% or more.`,
    }));
}

function findVat(ratios: readonly ContractRatio[], shifts: readonly PriceShift[]): readonly Finding[] {
  const advice = 'They look as if they included VAT. Give them ex VAT: the site adds it.';
  const besideBusiness = ratios
    .filter(({ withVat, compared }) => isThroughout(withVat, compared))
    .map(({ ratebook, withVat, compared }) => ({
      key: ratebookKey(ratebook),
      message: `Personal prices of ${named(ratebook)} are about 1.2 times the business prices of the same vehicles: ${shareOf(withVat, compared, 'prices')}. ${advice}`,
    }));
  const said = new Set(besideBusiness.map(({ key }) => key));
  const besideEarlier = shifts.flatMap(({ contract, ratebook, raisedByVat, compared }) =>
    contract === 'personal' &&
    ratebook &&
    !said.has(ratebookKey(ratebook)) &&
    isThroughout(raisedByVat, compared)
      ? [
          {
            message: `Personal prices of ${named(ratebook)} rise by 20% throughout: ${shareOf(raisedByVat, compared, 'prices')}. ${advice}`,
          },
        ]
      : [],
  );
  return [...besideBusiness, ...besideEarlier].map(({ message }) => ({ rule: 'personal-inc-vat', message }));
}

function findWrongScale(ratios: readonly ContractRatio[]): readonly Finding[] {
  const advice = 'Check the decimal point and the unit: rentals are in pounds.';
  return ratios.flatMap(({ ratebook, compared, farBelow, farAbove }) => {
    const isBelow = isThroughout(farBelow, compared);
    if (!isBelow && !isThroughout(farAbove, compared)) return [];
    const words = isBelow
      ? 'a fifth of the business prices or less'
      : 'five times the business prices or more';
    const share = shareOf(isBelow ? farBelow : farAbove, compared, 'prices');
    const message = `Personal prices of ${named(ratebook)} are ${words}: ${share}. ${advice}`;
    return [{ rule: 'personal-out-of-scale', message } as const];
  });
}

function findEndedRatebooks(cards: readonly RateCard[], today: string): readonly Finding[] {
  const books = new Map(cards.map((card) => [ratebookKey(card), card]));
  return [...books.values()]
    .filter(({ validTo }) => validTo < today)
    .map((book) => ({
      rule: 'ratebook-ended',
      message: `The ratebook ${named(book)} ended on ${book.validTo}: the site would show none of its prices.`,
    }));
}

function isThroughout(some: number, all: number): boolean {
  return all > 0 && 100 * some >= throughoutPercent * all;
}

function named({ funder, ratebookId }: Pick<RateCard, 'funder' | 'ratebookId'>): string {
  return `${ratebookId} (${funder})`;
}

/** "3,903 of 3,943 vehicles (99.0%)". */
function shareOf(some: number, all: number, things: string): string {
  const percent = ((100 * some) / all).toFixed(1);
  return `${some.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${things} (${percent}%)`;
}

function signed(percent: number): string {
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}
