import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import type { PriceMove } from '#server/catalogue/version-report.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';

interface Candidate {
  readonly card: RateCard;
  readonly grid: RateGrid;
  readonly cell: number;
  readonly fromPence: number;
  readonly toPence: number;
  /** The larger price divided by the smaller. */
  readonly factor: number;
}

const shown = 10;

/**
 * Collects the ten largest changes, both rises and falls. Each card's largest change comes first and its others only
 * fill free places: otherwise a file that is wrong throughout would show ten profiles of one vehicle.
 */
export function createLargestMoves() {
  const firsts: Candidate[] = [];
  const others: Candidate[] = [];
  const place = (list: Candidate[], candidate: Candidate) => {
    const at = list.findIndex((each) => each.factor < candidate.factor);
    list.splice(at < 0 ? list.length : at, 0, candidate);
    if (list.length > shown) list.pop();
  };
  return {
    /** Takes the changes of one card; `older` and `newer` are on `grid`. */
    addCard(card: RateCard, grid: RateGrid, older: Int32Array, newer: Int32Array): void {
      let largest: Candidate | undefined;
      for (let cell = 0; cell < newer.length; cell += 1) {
        const [fromPence, toPence] = [older[cell] ?? 0, newer[cell] ?? 0];
        if (fromPence === 0 || toPence === 0 || fromPence === toPence) continue;
        const factor = fromPence < toPence ? toPence / fromPence : fromPence / toPence;
        const isLargest = !largest || factor > largest.factor;
        // This runs for millions of cells, of which hardly any is among the ten.
        if (!isLargest && others.length === shown && factor <= (others.at(-1)?.factor ?? 0)) continue;
        const candidate = { card, grid, cell, fromPence, toPence, factor };
        if (!isLargest) place(others, candidate);
        else {
          if (largest) place(others, largest);
          largest = candidate;
        }
      }
      if (largest) place(firsts, largest);
    },
    result: (): readonly PriceMove[] =>
      [...firsts, ...others]
        .slice(0, shown)
        .sort((a, b) => b.factor - a.factor)
        .map(({ card, grid, cell, fromPence, toPence }) => ({
          vehicleRef: card.vehicleRef,
          contract: card.contract,
          profile: profileAt(grid, cell),
          fromPence,
          toPence,
        })),
  };
}

/** The profile of a cell, as `rateCell` packs it. */
function profileAt({ terms, miles, initials }: RateGrid, cell: number): LeaseProfile {
  const initial = cell % initials.length;
  const mile = Math.floor(cell / initials.length) % miles.length;
  const termRow = Math.floor(cell / (initials.length * miles.length));
  return {
    termMonths: terms[termRow % terms.length] ?? 0,
    annualMiles: miles[mile] ?? 0,
    initialMonths: initials[initial] ?? 0,
    isMaintained: termRow >= terms.length,
  };
}
