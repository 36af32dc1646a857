import type { DealType } from '#shared/deals/deal-type.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { BusinessLink } from './business-link.tsx';
import styles from './menu-body-types.module.css';
import type { MenuBodyType } from './menu-data.ts';
import { NothingListed } from './nothing-listed.tsx';
import { pathUnder } from './path-under.ts';

interface MenuBodyTypesProps {
  readonly bodyTypes: readonly MenuBodyType[];
  /** Under which deal type the body types are opened. */
  readonly dealType: DealType;
  /** Icons in place of images. */
  readonly hasIcons: boolean;
  /** A second, smaller link leads to the body type's business deals, where it has any. */
  readonly hasBusinessLinks?: boolean;
}

/** Body types, each with a drawing from the side or with its icon; says so where there are none. */
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
              <Icon name={icon} size={40} />
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
