import { type LeaseProfile, withinTerm } from '#shared/deals/profile.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import type { ColourStep, PriceGrid as Grid } from '#shared/ui/charts/chart-data.ts';
import { FactSection } from './fact-section.tsx';
import styles from './price-grid.module.css';
import { profileHref } from './profile-href.ts';
import type { VehicleData } from './vehicle-data.ts';

/** The true monthly cost of every term and mileage on offer: a table that is coloured like a map. */
export function PriceGrid({ data }: { readonly data: VehicleData }) {
  const { grid, price, profile, asked } = data;
  if (!grid || !price) return null;
  const { initialMonths, isMaintained } = profile;
  const excess = asked.realMiles === undefined ? '' : ', before any excess mileage';
  return (
    <FactSection heading="What a longer term or more miles would cost">
      <p id="price-grid-words">
        {`True monthly cost ${price.vat}${excess}, with ${formatMonths(initialMonths)} up front, ${isMaintained ? 'maintained' : 'not maintained'}. Darker means dearer. Choose a price to see that deal.`}
      </p>
      <div className={styles.scroll} data-scrolls="">
        <table className={styles.grid} aria-describedby="price-grid-words">
          <thead>
            <tr>
              <th scope="col">Miles a year</th>
              {grid.miles.map((annualMiles) => (
                <th key={annualMiles} scope="col">
                  {groupThousands(annualMiles)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ termMonths, costs }) => (
              <tr key={termMonths}>
                <th scope="row">{formatMonths(termMonths)}</th>
                {grid.miles.map((annualMiles, place) => (
                  <td key={annualMiles}>
                    <Cell
                      data={data}
                      grid={grid}
                      pence={costs[place]}
                      at={withinTerm({ ...profile, termMonths, annualMiles })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FactSection>
  );
}

/** Five steps of equal height from the lowest cost to the highest. */
export function colourStep(
  { lowestPence, highestPence }: Pick<Grid, 'lowestPence' | 'highestPence'>,
  pence: number,
): ColourStep {
  const steps: readonly ColourStep[] = [1, 2, 3, 4];
  return steps[Math.floor((5 * (pence - lowestPence)) / (highestPence - lowestPence))] ?? 5;
}

interface CellProps {
  readonly data: VehicleData;
  readonly grid: Grid;
  readonly pence: number | null | undefined;
  readonly at: LeaseProfile;
}

function Cell({ data, grid, pence, at }: CellProps) {
  if (typeof pence !== 'number') return <span>–</span>;
  const { profile } = data;
  const isCurrent = at.termMonths === profile.termMonths && at.annualMiles === profile.annualMiles;
  return (
    <a
      className={styles[`step${colourStep(grid, pence)}`]}
      href={profileHref(data, at)}
      title={`${formatMonths(at.termMonths)}, ${formatMiles(at.annualMiles)} a year`}
      aria-current={isCurrent ? 'true' : undefined}
      data-live=""
    >
      {formatPounds(pence)}
      {pence === grid.lowestPence && <small>lowest</small>}
    </a>
  );
}
