import { profileQuery } from '#shared/deals/profile-query.ts';
import { alternativesPath, reviewsPath, withQuery } from '#shared/routes/link-to.ts';
import styles from './similar-vehicles.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** Links to the pages about the vehicle's range: what is like it, and what drivers say of it. */
export function AboutRange({ data: { dealType, vehicle, asked } }: { readonly data: VehicleData }) {
  const { make, range, pricingType } = vehicle;
  const slugs = { make: make.slug, range: range.slug };
  const query = profileQuery(asked);
  return (
    <ul className={styles.about}>
      {/* Alternatives are to ranges that can be had new. */}
      {pricingType === 'standard' && (
        <li>
          <a href={withQuery(alternativesPath(dealType, slugs), query)}>
            {`Alternatives to the ${make.name} ${range.name}`}
          </a>
        </li>
      )}
      <li>
        <a
          href={withQuery(reviewsPath(dealType, slugs), query)}
        >{`What drivers say about the ${range.name}`}</a>
      </li>
    </ul>
  );
}
