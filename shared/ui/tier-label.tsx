import { type Tier, tierLabels } from '#shared/deals/tier.ts';
import { Icon } from './icon.tsx';
import styles from './tier-label.module.css';

/** A pricing tier in its own colour, with its own icon. */
export function TierLabel({ tier }: { readonly tier: Tier }) {
  return (
    <p className={`${styles.tier} ${styles[tier]}`}>
      <Icon name={tier} size={16} />
      {tierLabels[tier]}
    </p>
  );
}
