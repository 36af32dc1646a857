import type { DealType } from '#shared/deals/deal-type.ts';
import { MakeLogo } from '#shared/ui/make-logo.tsx';
import { BusinessLink } from './business-link.tsx';
import type { MenuMake } from './menu-data.ts';
import styles from './menu-lists.module.css';
import { NothingListed } from './nothing-listed.tsx';
import { pathUnder } from './path-under.ts';

interface MenuMakesProps {
  readonly makes: readonly MenuMake[];
  /** Under which deal type the makes are opened. */
  readonly dealType: DealType;
  /** A second, smaller link leads to the make's business deals, where it has any. */
  readonly hasBusinessLinks?: boolean;
}

/** Popular makes with their logos, and the badge of those that earn it; says so where there are none. */
export function MenuMakes({ makes, dealType, hasBusinessLinks = false }: MenuMakesProps) {
  if (makes.length === 0) return <NothingListed />;
  return (
    <ul className={styles.makes}>
      {makes.map(({ make, paths, hasBestPrices }) => (
        <li key={make.slug}>
          <a href={pathUnder(paths, dealType)}>
            <MakeLogo make={make} size={32} />
            <span>
              {make.name}
              {hasBestPrices && <small className={styles.best}>Best Prices</small>}
            </span>
          </a>
          {hasBusinessLinks && <BusinessLink name={make.name} path={paths.business} />}
        </li>
      ))}
    </ul>
  );
}
