import type { DealType } from '#shared/deals/deal-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { scopePath, withQuery } from '#shared/routes/link-to.ts';
import { MakeLogo } from '#shared/ui/make-logo.tsx';
import styles from './make-grid.module.css';
import type { MakeEntry } from './manufacturers-data.ts';

interface MakeGridProps {
  readonly dealType: DealType;
  readonly makes: readonly MakeEntry[];
  /** The chosen fuels; the links to the makes' deals have the same filter. */
  readonly fuels: readonly Fuel[];
}

/** Makes from A to Z: logo, name, number of vehicles and lowest price. */
export function MakeGrid({ dealType, makes, fuels }: MakeGridProps) {
  const noun = dealType === 'van' ? 'van' : 'car';
  return (
    <ul className={styles.makes}>
      {makes.map((make) => (
        <li key={make.slug}>
          <a href={withQuery(scopePath(dealType, { make: make.slug }), { fuel: fuels.join(',') })}>
            <MakeLogo make={make} size={40} />
            <span>
              <b>{make.name}</b>
              <small>{formatCount(make.vehicleCount, noun)}</small>
            </span>
            {make.fromPence !== undefined && (
              <span className={styles.from}>
                <small>from</small>
                <b>{formatPounds(make.fromPence, { pennies: true })}</b>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
