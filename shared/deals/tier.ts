/** A label on a deal that ranks it among the derivatives of its range. */
export type Tier = 'BASE' | 'ADVANCED' | 'PREMIUM' | 'LOPICK';

/** Label of each tier as shown to visitors (spec, section 1). */
export const tierLabels: Readonly<Record<Tier, string>> = {
  BASE: 'Starts From',
  ADVANCED: 'Premium Model',
  PREMIUM: 'High Specification',
  LOPICK: 'Leasing Options Pick',
};

export const allTiers = Object.keys(tierLabels) as readonly Tier[];
