import { line } from 'd3-shape';
import type { Price } from '#shared/deals/price.ts';
import { cheapestBands, cheapestFor, costOfDriving, type MilesBand } from '#shared/deals/real-miles.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds, formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import type { MilesChart } from '#shared/ui/charts/chart-data.ts';
import { type Axis, acrossAxis, toTenth, upAxis } from './axis.ts';

interface MilesQuestion {
  /** One for each allowance offered, smallest first. */
  readonly prices: readonly Price[];
  readonly shown: Price;
  readonly realMiles: number;
}

type Point = readonly [miles: number, pence: number];

/** Narrower bands, in percent of the width, have no room for their allowance on a phone. */
const labelledWidth = 8;

/** The highest mileage that the picture shows: the largest allowance, or more for a visitor who drives more. */
export function highestMiles(prices: readonly Price[], realMiles: number): number {
  const largest = Math.max(realMiles * 1.1, ...prices.map(({ profile }) => profile.annualMiles));
  return Math.ceil(largest / 5000) * 5000;
}

/** Costs in all against real mileage: a line with a bend at each allowance, and the lowest of them all. */
export function drawMiles({ prices, shown, realMiles }: MilesQuestion): MilesChart {
  const maxMiles = highestMiles(prices, realMiles);
  const bands = cheapestBands(prices, maxMiles);
  const lowest = bands.flatMap((band) => bandPoints(band));
  const costs = lowest.map(([, pence]) => pence);
  const [x, across] = acrossAxis({ from: 0, to: maxMiles, ticks: 3, format: groupThousands });
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  // Room at the foot, where the allowances are named and no cost is written.
  const [y, up] = upAxis({ from: low - (high - low) / 8, to: high, ticks: 4, format: formatWholePounds });
  const draw = line<Point>(
    ([miles]) => x(miles),
    ([, pence]) => y(pence),
  ).digits(1);
  const path = (points: readonly Point[]) => draw([...points]) ?? '';
  /** Level up to the allowance, then straight. */
  const bent = (price: Price) => {
    const { annualMiles } = price.profile;
    const [start, end] = [price.totalPence, costOfDriving(price, maxMiles)].map(y);
    return `M0,${start}H${x(annualMiles)}L100,${end}`;
  };
  const least = cheapestFor(prices, realMiles) ?? shown;
  const cost = costOfDriving(least, realMiles);
  return {
    across,
    up: up.filter(({ at }) => at < 100),
    lines: prices.map(bent),
    shown: bent(shown),
    lowest: path(lowest),
    bands: bands.map((band) => toBand(x, band, band.price === least)),
    mark: {
      x: x(realMiles),
      y: y(cost),
      label: `${formatMiles(realMiles)}: ${formatPounds(cost)}`,
    },
  };
}

function bandPoints({ price, fromMiles, toMiles }: MilesBand): readonly Point[] {
  const { annualMiles } = price.profile;
  const bends = annualMiles > fromMiles && annualMiles < toMiles ? [annualMiles] : [];
  return [fromMiles, ...bends, toMiles].map((miles) => [miles, costOfDriving(price, miles)]);
}

function toBand(x: Axis, { price, fromMiles, toMiles }: MilesBand, isMarked: boolean) {
  const width = toTenth(x(toMiles) - x(fromMiles));
  const label = `${price.profile.annualMiles / 1000}k`;
  const hasRoom = isMarked || width >= labelledWidth;
  const middle = x((fromMiles + toMiles) / 2);
  return { x: x(fromMiles), width, middle, ...(hasRoom ? { label } : {}), isMarked };
}
