import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';
import styles from './what-is-included.module.css';

/**
 * What the price includes, what depends on the funder, and what is not in it. It promises nothing that funders handle
 * differently.
 */
export function WhatIsIncluded({ data }: { readonly data: VehicleData }) {
  return (
    <FactSection heading="What the price covers">
      <div className={styles.lists}>
        <List heading="In the price" icon="check" items={included(data)} />
        <List heading="Depends on the funder" icon="info" items={dependent(data)} />
        <List heading="Not in the price" icon="close" items={excluded(data)} />
      </div>
    </FactSection>
  );
}

interface ListProps {
  readonly heading: string;
  readonly icon: 'check' | 'info' | 'close';
  readonly items: readonly string[];
}

function List({ heading, icon, items }: ListProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className={styles.ticks}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={16} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function included({ price, profile, vehicle }: VehicleData): readonly string[] {
  const miles = formatMiles(Math.round((profile.annualMiles * profile.termMonths) / 12));
  return [
    `Use of the vehicle for ${formatMonths(profile.termMonths)} and ${miles}`,
    ...(price && price.feePence > 0 ? [`Our processing fee of ${formatPounds(price.feePence)}`] : []),
    ...(profile.isMaintained ? ['Maintenance, as the funder’s package sets out'] : []),
    ...(vehicle.pricingType === 'atc' ? ['Insurance'] : []),
  ];
}

function dependent({ vehicle }: VehicleData): readonly string[] {
  return [
    'Road tax in each year of the lease',
    'Free delivery area',
    'Breakdown cover',
    ...(vehicle.used ? ['Warranty'] : []),
    'Cancellation period',
  ];
}

function excluded({ vehicle, profile }: VehicleData): readonly string[] {
  const power = vehicle.fuel === 'electric' ? 'Charging' : 'Fuel';
  return [
    ...(vehicle.pricingType === 'atc' ? [] : ['Insurance']),
    power,
    ...(profile.isMaintained ? [] : ['Servicing and tyres']),
    'Damage beyond fair wear and tear',
    'Early termination',
  ];
}
