import { defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { toShortlistItem } from '#shared/deals/shortlist.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { DealCard, type DealCardProps } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import type { DealStripData } from './content-data.ts';
import styles from './deal-strip.module.css';

/** Live deals that fit a text, and the way to all of them. */
export function DealStrip({
  strip,
  imageHost,
}: {
  readonly strip: DealStripData;
  readonly imageHost: string;
}) {
  const { heading, deals, href } = strip;
  if (deals.length === 0) return null;
  return (
    <section className={styles.strip}>
      <h2>{heading}</h2>
      <DealGrid>
        {deals.map((deal, index) => (
          <li key={deal.vehicle.vehicleRef}>
            <OwnLeaseCard deal={deal} imageHost={imageHost} position={index + 5} />
          </li>
        ))}
      </DealGrid>
      <p>
        <a href={href}>See all of these deals</a>
      </p>
    </section>
  );
}

type OwnLeaseCardProps = Required<Pick<DealCardProps, 'deal' | 'imageHost' | 'position'>>;

/** A card that leads to the lease of its price, and is saved at it: the strips of a text may be at several leases. */
function OwnLeaseCard({ deal, imageHost, position }: OwnLeaseCardProps) {
  const { dealType, vehicle, price } = deal;
  const profile = price?.profile ?? defaultProfile;
  return (
    <DealCard
      deal={deal}
      href={withQuery(vehiclePath(dealType, vehicle), profileQuery(profile))}
      item={toShortlistItem({ dealType, vehicleRef: vehicle.vehicleRef, profile })}
      imageHost={imageHost}
      position={position}
    />
  );
}
