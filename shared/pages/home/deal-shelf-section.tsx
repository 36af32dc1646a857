import { vehiclePath } from '#shared/routes/link-to.ts';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import styles from './deal-shelf-section.module.css';
import type { DealShelf } from './home-data.ts';

interface DealShelfSectionProps {
  readonly shelf: DealShelf;
  /** True for the first row, whose drawings are visible at once. */
  readonly isFirst: boolean;
  readonly imageHost: string;
}

/** A row of deals with its title and a link to all deals of that kind. */
export function DealShelfSection({ shelf, isFirst, imageHost }: DealShelfSectionProps) {
  return (
    <section className={styles.shelf}>
      <div className={styles.head}>
        <h2>{shelf.title}</h2>
        <p>{shelf.note}</p>
        <a href={shelf.more.path}>{shelf.more.label}</a>
      </div>
      <DealGrid>
        {shelf.deals.map((deal, index) => (
          <li key={deal.vehicle.vehicleRef}>
            <DealCard
              deal={deal}
              href={vehiclePath(deal.dealType, deal.vehicle)}
              imageHost={imageHost}
              position={isFirst ? index + 1 : undefined}
            />
          </li>
        ))}
      </DealGrid>
    </section>
  );
}
