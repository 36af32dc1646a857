import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import type { ratebooks, rateCards } from './catalogue-tables.ts';

export type RatebookRow = typeof ratebooks.$inferSelect;
export type RateCardRow = typeof rateCards.$inferSelect;

/** What identifies a ratebook within a catalogue. */
export function ratebookKey(book: { readonly funder: string; readonly ratebookId: string }): string {
  return JSON.stringify([book.funder, book.ratebookId]);
}

/** The row of a card in one version of the catalogue. Bytes are stored as in memory, little-endian on our machines. */
export function toRateCardRow(version: number, card: RateCard): typeof rateCards.$inferInsert {
  const { vehicleRef, contract, funder, ratebookId, feePence, monthlyPence, excessTenths } = card;
  return {
    version,
    vehicleRef,
    contract,
    funder,
    ratebookId,
    feePence,
    monthlyPence: bytesOf(monthlyPence),
    excessTenths: bytesOf(excessTenths),
  };
}

/** The card of a row, on the grid and validity of its ratebook. */
export function toRateCard(row: RateCardRow, book: RatebookRow, grid: RateGrid): RateCard {
  const { vehicleRef, contract, funder, ratebookId, feePence } = row;
  return {
    vehicleRef,
    contract,
    funder,
    ratebookId,
    validFrom: book.validFrom,
    validTo: book.validTo,
    feePence,
    grid,
    monthlyPence: new Int32Array(ownBuffer(row.monthlyPence)),
    excessTenths: new Uint16Array(ownBuffer(row.excessTenths)),
  };
}

/** The bytes of these numbers, without a copy. */
export function bytesOf(cells: Int32Array | Uint16Array): Buffer {
  return Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);
}

/**
 * A copy that starts at an aligned address: drivers return slices of larger buffers, which a typed array may refuse.
 */
export function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
