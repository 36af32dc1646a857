import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { Price } from '#shared/deals/price.ts';
import { offeredMiles } from '#shared/deals/profile.ts';
import { cheapestFor, costOfDriving } from '#shared/deals/real-miles.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';

interface RealMiles {
  readonly snapshot: Snapshot;
  /** Absent in most lists, which are at an allowance: their deals stay as they are. */
  readonly realMiles: number | undefined;
}

/** The deals of one page, each with what costs least at the visitor's real miles: its own allowance or another one. */
export function sayCheapest(deals: readonly Deal[], { snapshot, realMiles }: RealMiles): readonly Deal[] {
  if (realMiles === undefined) return deals;
  return deals.map((deal) => {
    const { price, dealType, vehicle } = deal;
    if (!price) return deal;
    const prices = offeredMiles.flatMap(
      (annualMiles) =>
        snapshot.findDeal(dealType, vehicle.vehicleRef, { ...price.profile, annualMiles })?.price ?? [],
    );
    return { ...deal, atRealMiles: cheapestWords(prices, { shown: price, realMiles }) };
  });
}

/** "At 9,000 miles a year, the 8,000-mile deal + £150 excess costs £60 less." */
export function cheapestWords(
  prices: readonly Price[],
  { shown, realMiles }: { readonly shown: Price; readonly realMiles: number },
): string {
  const least = cheapestFor(prices, realMiles) ?? shown;
  const saved = costOfDriving(shown, realMiles) - costOfDriving(least, realMiles);
  const cheapest = saved > 0 ? least : shown;
  const { annualMiles } = cheapest.profile;
  const over = costOfDriving(cheapest, realMiles) - cheapest.totalPence;
  const excess = over === 0 ? '' : ` + ${toPounds(over)} excess`;
  const deal = `${groupThousands(annualMiles)}-mile deal${excess}`;
  const start = `At ${formatMiles(realMiles)} a year, `;
  if (cheapest === shown) return `${start}this ${deal} costs least.`;
  return `${start}the ${deal} costs ${toPounds(saved)} less.`;
}

function toPounds(pence: number): string {
  return formatPounds(pence, { pennies: pence < 1000 && pence % 100 !== 0 });
}
