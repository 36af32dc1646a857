import { comparePath } from '#shared/deals/compared-deals.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import styles from '#shared/ui/compare-tray.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { type PickedDeal, type Picks, picksHref } from './picked-deals.ts';

interface CompareTrayProps {
  readonly picks: Picks;
  /** Said when a deal could not be added. */
  readonly message: string;
  readonly onRemove: (deal: PickedDeal) => void;
}

/** The deals ticked so far, at the foot of the screen, and the way to their comparison. */
export function CompareTray({ picks, message, onRemove }: CompareTrayProps) {
  const { deals } = picks;
  return (
    <section className={`${styles.tray} ${styles.live}`} aria-label="Deals to compare">
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.inner}>
        <ul className={styles.deals}>
          {deals.map((deal) => (
            <li key={deal.vehicleRef + deal.dealType} className={styles.deal}>
              <img src={deal.image} alt="" width={64} height={28} />
              <span className={styles.name}>{deal.name}</span>
              <button type="button" onClick={() => onRemove(deal)}>
                <Icon name="close" size={16} label={`Remove ${deal.name} from the comparison`} />
              </button>
            </li>
          ))}
        </ul>
        {deals.length > 1 ? (
          <ButtonLink href={picksHref(picks)}>{`Compare ${formatCount(deals.length, 'deal')}`}</ButtonLink>
        ) : (
          <ButtonLink kind="secondary" href={deals.length === 1 ? picksHref(picks) : comparePath}>
            Tick one more to compare
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
