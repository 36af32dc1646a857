import { type Tier, tierLabels } from '#shared/deals/tier.ts';
import styles from './tier-label.module.css';

/** A pricing tier in its own colour, with its own icon. */
export function TierLabel({ tier }: { readonly tier: Tier }) {
  return <p className={styles[tier]}>{tierLabels[tier]}</p>;
}
