import type { RateCard } from '#server/catalogue/rate-card.ts';
import { ratebookKey } from '#server/catalogue/store/rate-card-row.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import type { ContractRatio } from './compare-contracts.ts';
import type { PriceShift } from './compare-prices.ts';

/**
 * One finding that must be confirmed before the import: its figures, and what to check, for the person who typed it.
 */
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

/** A median change of this many percent is a finding; `PriceShift` counts changes from the same percentage on. */
const farPercent = 30;
/** A fault of a whole file shows in nearly all of its prices; up to a tenth may differ for other reasons. */
const throughoutPercent = 90;
/** The median of fewer prices says little about a ratebook; they still count in its deal type. */
const fewestPricesOfRatebook = 20;

/** The findings about prices that are plainly unusual. */
export function findPriceFaults(
  shifts: readonly PriceShift[],
  ratios: readonly ContractRatio[],
): readonly Finding[] {
  return [...findMovedPrices(shifts), ...findVat(ratios, shifts), ...findWrongScale(ratios)];
}

function findMovedPrices(shifts: readonly PriceShift[]): readonly Finding[] {
  const far = shifts.filter(
    ({ ratebook, compared, medianPercent }) =>
      compared >= (ratebook ? fewestPricesOfRatebook : 1) && medianPercent >= farPercent,
  );
  // A ratebook is named only if its deal type as a whole is not a finding already.
  const wholes = new Set(far.filter(({ ratebook }) => !ratebook).map(({ contract }) => contract));
  return far
    .filter(({ ratebook, contract }) => !ratebook || !wholes.has(contract))
    .map((shift) => ({ rule: 'prices-move', message: describeMove(shift) }));
}

function describeMove({ contract, ratebook, compared, raisedFar, loweredFar, medianPercent }: PriceShift) {
  const verb = raisedFar === 0 ? 'falls' : loweredFar === 0 ? 'rises' : 'moves up or down';
  const share = shareOf(raisedFar + loweredFar, compared, 'prices');
  return `The median ${contract} price${ratebook ? ` of ${nameRatebook(ratebook)}` : ''} ${verb} by ${medianPercent}%: ${share} move by ${farPercent}% or more.`;
}

function findVat(ratios: readonly ContractRatio[], shifts: readonly PriceShift[]): readonly Finding[] {
  const advice = 'They look as if they included VAT. Give them ex VAT: the site adds it.';
  const besideBusiness = ratios
    .filter(({ withVat, compared }) => isThroughout(withVat, compared))
    .map(({ ratebook, withVat, compared }) => ({
      key: ratebookKey(ratebook),
      message: `Personal prices of ${nameRatebook(ratebook)} are about ${1 + vatPercent / 100} times the business prices of the same vehicles: ${shareOf(withVat, compared, 'prices')}. ${advice}`,
    }));
  const said = new Set(besideBusiness.map(({ key }) => key));
  const besideEarlier = shifts.flatMap(({ contract, ratebook, raisedByVat, compared }) =>
    contract === 'personal' &&
    ratebook &&
    !said.has(ratebookKey(ratebook)) &&
    isThroughout(raisedByVat, compared)
      ? [
          {
            message: `Personal prices of ${nameRatebook(ratebook)} rise by ${vatPercent}% throughout: ${shareOf(raisedByVat, compared, 'prices')}. ${advice}`,
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
    const message = `Personal prices of ${nameRatebook(ratebook)} are ${words}: ${share}. ${advice}`;
    return [{ rule: 'personal-out-of-scale', message } as const];
  });
}

function isThroughout(some: number, all: number): boolean {
  return all > 0 && 100 * some >= throughoutPercent * all;
}

/** A ratebook in a sentence: "EX-1 (Example Finance)". */
export function nameRatebook({ funder, ratebookId }: Pick<RateCard, 'funder' | 'ratebookId'>): string {
  return `${ratebookId} (${funder})`;
}

/** "3,903 of 3,943 vehicles (99.0%)". */
export function shareOf(some: number, all: number, things: string): string {
  const percent = ((100 * some) / all).toFixed(1);
  return `${some.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${things} (${percent}%)`;
}
