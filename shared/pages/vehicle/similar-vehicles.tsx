import { profileQuery } from '#shared/deals/profile-query.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
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
