import type { DealType } from '#shared/deals/deal-type.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { MakeLogo } from '#shared/ui/make-logo.tsx';
import type { MenuBodyType, MenuMake } from './menu-data.ts';
import styles from './menu-lists.module.css';

interface MenuMakesProps {
  readonly makes: readonly MenuMake[];
  /** Deal type of the pages that the makes lead to. */
  readonly dealType: DealType;
  /** A second, smaller link leads to the make's business deals, where it has any. */
  readonly hasBusinessLinks?: boolean;
}

/** Popular makes with their logos, and a badge for makes with best prices. Says so when there are none. */
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

interface MenuBodyTypesProps {
  readonly bodyTypes: readonly MenuBodyType[];
  /** Deal type of the pages that the body types lead to. */
  readonly dealType: DealType;
  /** Icons in place of images. */
  readonly hasIcons: boolean;
  /** A second, smaller link leads to the body type's business deals, where it has any. */
  readonly hasBusinessLinks?: boolean;
}

/** Body types, each with a drawing from the side or with its icon. Says so when there are none. */
export function MenuBodyTypes({
  bodyTypes,
  dealType,
  hasIcons,
  hasBusinessLinks = false,
}: MenuBodyTypesProps) {
  if (bodyTypes.length === 0) return <NothingListed />;
  return (
    <ul className={styles.types}>
      {bodyTypes.map(({ label, icon, image, paths }) => (
        <li key={icon}>
          <a href={pathUnder(paths, dealType)}>
            {hasIcons ? (
              <Icon name={icon} />
            ) : (
              <img src={image} alt="" width={120} height={60} loading="lazy" />
            )}
            {label}
          </a>
          {hasBusinessLinks && <BusinessLink name={label} path={paths.business} />}
        </li>
      ))}
    </ul>
  );
}

/** Stands in for makes or body types that the catalogue has no deals for. */
function NothingListed() {
  return <p>There are no deals here at the moment.</p>;
}

interface BusinessLinkProps {
  /** Name of the make or body type; screen readers read "BMW Business". */
  readonly name: string;
  readonly path: string | undefined;
}

/** The small second link of a make or body type, to its business deals; draws nothing when there are none. */
function BusinessLink({ name, path }: BusinessLinkProps) {
  if (path === undefined) return null;
  return (
    <a className={styles.business} href={path}>
      <span className="visually-hidden">{`${name} `}</span>
      Business
    </a>
  );
}

/** The path under a deal type; where there is none, the first that there is. */
function pathUnder(paths: MenuMake['paths'], dealType: DealType): string | undefined {
  return paths[dealType] ?? paths.personal ?? paths.business ?? paths.van;
}
