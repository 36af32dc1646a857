import { profileQuery } from '#shared/deals/profile-query.ts';
import { alternativesPath, reviewsPath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './similar-vehicles.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** Similar deals at the same profile. */
export function SimilarVehicles({ data }: { readonly data: VehicleData }) {
  const { similar, asked, catalogueVersion, dealType, imageHost } = data;
  if (similar.length === 0) return null;
  const query = profileQuery(asked);
  const key = `similar ${catalogueVersion} ${dealType} ${Object.values(query)}`;
  return (
    <section className={styles.similar}>
      <h2>Similar deals</h2>
      <DealGrid>
        {similar.map((deal) => (
          <ReusedMarkup
            key={deal.vehicle.vehicleRef}
            as="li"
            cacheKey={`${key} ${deal.vehicle.vehicleRef}`}
            render={() => (
              <DealCard
                deal={deal}
                href={withQuery(vehiclePath(dealType, deal.vehicle), query)}
                imageHost={imageHost}
              />
            )}
          />
        ))}
      </DealGrid>
    </section>
  );
}

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
