import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { scopePath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { keyFacts, stockLine } from '#shared/ui/key-facts.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { TierLabel } from '#shared/ui/tier-label.tsx';
import { CostDetails } from './cost-details.tsx';
import { PriceBar } from './price-bar.tsx';
import { PricePanel } from './price-panel.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { Specification } from './specification.tsx';
import { ValueParts } from './value-parts.tsx';
import type { VehicleData } from './vehicle-data.ts';
import styles from './vehicle-page.module.css';
import { WhatIsIncluded } from './what-is-included.tsx';

/** One vehicle: what it is, what it costs at the visitor's profile, and how that cost comes about. */
export default function VehiclePage({ data }: PageProps<VehicleData>) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <WayBack data={data} />
        <div className={styles.toggle}>
          <DealTypeToggle page={data} />
        </div>
        <Introduction data={data} />
        <Picture data={data} />
        <PricePanel data={data} />
        <div className={styles.facts}>
          <CostDetails data={data} />
          <WhatIsIncluded data={data} />
          <Specification vehicle={data.vehicle} />
          <ValueParts data={data} />
          <PriceBar data={data} />
        </div>
      </div>
      <SimilarVehicles data={data} />
    </div>
  );
}

function WayBack({ data: { dealType, vehicle } }: { readonly data: VehicleData }) {
  const { make, range } = vehicle;
  return (
    <a className={styles.back} href={scopePath(dealType, { make: make.slug, range: range.slug })}>
      <Icon name="chevron-left" size={16} />
      {`All ${make.name} ${range.name} deals`}
    </a>
  );
}

function Introduction({ data }: { readonly data: VehicleData }) {
  const { vehicle, notes } = data;
  const { make, model, derivative, tier, stock } = vehicle;
  return (
    <div className={styles.introduction}>
      <h1>
        {`${make.name} ${model.name} `}
        <span className={styles.derivative}>{derivative.name}</span>
      </h1>
      <p className={styles.keyFacts}>{keyFacts(vehicle).join(' · ')}</p>
      <div className={styles.labels}>
        {tier && <TierLabel tier={tier} />}
        {vehicle.isSpecialOffer && <p className={styles.offer}>Special offer</p>}
        <p className={isInStock(stock) ? styles.inStock : styles.stock}>{stockLine(vehicle)}</p>
      </div>
      {notes.length > 0 && (
        <Notice kind="info">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

function Picture({ data: { vehicle, imageHost } }: { readonly data: VehicleData }) {
  return (
    <div className={styles.picture}>
      <img
        src={imageHost + vehicleImagePath(vehicle)}
        alt={vehicleImageAlt(vehicle)}
        width={640}
        height={280}
        fetchPriority="high"
      />
    </div>
  );
}
