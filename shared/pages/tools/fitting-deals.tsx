import type { Deal } from '#shared/deals/deal.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import styles from './fitting-deals.module.css';

/** A live deal, and what a tool works out for it: "£53 a month in tax at 40%". */
export interface FittingDeal {
  readonly deal: Deal;
  readonly words: string;
}

interface FittingDealsProps {
  /** All at one lease. */
  readonly deals: readonly FittingDeal[];
  readonly imageHost: string;
}

/** Cards of live deals that fit a tool's question, each below what the tool works out for it. */
export function FittingDeals({ deals, imageHost }: FittingDealsProps) {
  const profile = deals[0]?.deal.price?.profile ?? defaultProfile;
  return (
    <div className={styles.deals}>
      <DealGrid>
        {deals.map(({ deal, words }, index) => (
          <li key={deal.vehicle.vehicleRef} className={styles.deal}>
            <p>{words}</p>
            <DealCard
              deal={deal}
              href={withQuery(vehiclePath(deal.dealType, deal.vehicle), profileQuery(profile))}
              imageHost={imageHost}
              position={index + 5}
            />
          </li>
        ))}
      </DealGrid>
      <PicksForms profile={profile} />
    </div>
  );
}
