import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import type { VehicleType } from '#shared/deals/deal-type.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import { carMatchingPath, manufacturersPath, scopePath } from '#shared/routes/link-to.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { MakeLogo } from '#shared/ui/make-logo.tsx';
import styles from './browse-sections.module.css';
import type { PopularMake } from './home-data.ts';

/** Links by body type and by make. */
export function BrowseSections({ popularMakes }: { readonly popularMakes: readonly PopularMake[] }) {
  return (
    <>
      <section>
        <h2 className={styles.title}>By body type</h2>
        <ul className={styles.types}>{bodyTypesOf('car').map(toBodyTypeLink)}</ul>
        <ul className={`${styles.types} ${styles.vans}`}>{bodyTypesOf('commercial').map(toBodyTypeLink)}</ul>
        <p className={styles.all}>
          <a href={carMatchingPath}>Not sure which car? Answer eight questions</a>
        </p>
      </section>
      <section>
        <h2 className={styles.title}>Popular makes</h2>
        <ul className={styles.makes}>
          {popularMakes.map((make) => (
            <li key={make.slug}>
              <a href={scopePath('personal', { make: make.slug })}>
                <MakeLogo make={make} size={32} />
                <b>{make.name}</b>
                <small>{formatCount(make.vehicleCount, 'car')}</small>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <a href={manufacturersPath('car')}>All car makes</a>
          <a href={manufacturersPath('commercial')}>All van makes</a>
        </p>
      </section>
    </>
  );
}

function bodyTypesOf(vehicleType: VehicleType): readonly BodyType[] {
  return allBodyTypes.filter((type) => bodyTypes[type].vehicleType === vehicleType);
}

function toBodyTypeLink(type: BodyType) {
  const { label, vehicleType } = bodyTypes[type];
  return (
    <li key={type}>
      <a href={bodyTypePath(vehicleType === 'car' ? 'personal' : 'van', type)}>
        <Icon name={type} size={40} />
        {label}
      </a>
    </li>
  );
}
