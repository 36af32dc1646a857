import { useEffect, useState } from 'react';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { specialOfferWords } from '#shared/deals/special-offer.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { type LastResults, readLastResults } from '#shared/pages/results/last-results.ts';
import { scopePath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { TierLabel } from '#shared/ui/deal-card.tsx';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { GuideLinks } from '#shared/ui/guide-links.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { KeptMarkup } from '#shared/ui/kept-markup.tsx';
import { checkedLine, keyFacts, stockLine } from '#shared/ui/key-facts.ts';
import { Notes } from '#shared/ui/notice.tsx';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { CompanyCarTax, EndingEarly, PriceHistory, RunningCost, SalarySacrifice } from './cost-sections.tsx';
import introductionStyles from './introduction.module.css';
import { Payments } from './payments.tsx';
import { PriceGrid } from './price-grid.tsx';
import { PriceBar, PricePanel } from './price-panel.tsx';
import { AboutRange, SimilarVehicles } from './similar-vehicles.tsx';
import { Specification } from './specification.tsx';
import { TrueSizeSection } from './true-size-section.tsx';
import { ValueParts } from './value-parts.tsx';
import { findWhole, type ShownVehicle, type VehicleData } from './vehicle-data.ts';
import styles from './vehicle-page.module.css';
import { WhatIsIncluded } from './what-is-included.tsx';
import { YourMiles } from './your-miles.tsx';

/** One vehicle: its facts, its price at the visitor's profile, and how that price is made up. */
export default function VehiclePage({ data }: PageProps<ShownVehicle>) {
  const { make, range } = data.vehicle;
  const whole = findWhole(data);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <WayBack href={rangeHref(data)} label={`All ${make.name} ${range.name} deals`} />
        <div className={styles.toggle}>
          <DealTypeToggle page={data} />
        </div>
        <KeptMarkup className={introductionStyles.introduction}>
          {whole && <Introduction data={whole} />}
        </KeptMarkup>
        <KeptMarkup className={styles.picture}>{whole && <Picture data={whole} />}</KeptMarkup>
        <div className={styles.price}>
          <PricePanel data={data} />
        </div>
        <div>
          <KeptMarkup>
            {whole && (
              <>
                <PriceGrid data={whole} />
                <Payments data={whole} />
              </>
            )}
          </KeptMarkup>
          <YourMiles data={data} />
          <KeptMarkup>{whole && <PriceHistory data={whole} />}</KeptMarkup>
          <RunningCost data={data} />
          <KeptMarkup>{whole && <FurtherFacts data={whole} />}</KeptMarkup>
        </div>
      </div>
      <KeptMarkup>
        {whole && (
          <>
            <SimilarVehicles data={whole} />
            <AboutRange data={whole} />
            <GuideLinks links={whole.guides} />
          </>
        )}
      </KeptMarkup>
      <PicksForms profile={data.asked} />
      <PriceBar data={data} />
    </div>
  );
}

function FurtherFacts({ data }: { readonly data: VehicleData }) {
  return (
    <>
      <CompanyCarTax data={data} />
      <SalarySacrifice data={data} />
      <EndingEarly data={data} />
      <WhatIsIncluded data={data} />
      <Specification vehicle={data.vehicle} />
      <TrueSizeSection data={data} />
      <ValueParts data={data} />
    </>
  );
}

/** All deals on the vehicle's range, of its own kind of offer and at the visitor's profile. */
function rangeHref({ dealType, vehicle, asked }: ShownVehicle): string {
  const path = scopePath(dealType, { make: vehicle.make.slug, range: vehicle.range.slug });
  return withQuery(path, {
    pricingType: pricingTypeParameter(vehicle.pricingType),
    ...profileQuery(asked),
  });
}

function Picture({ data: { vehicle, imageHost } }: { readonly data: VehicleData }) {
  return (
    <img
      src={imageHost + vehicleImagePath(vehicle)}
      alt={vehicleImageAlt(vehicle)}
      width={640}
      height={280}
      fetchPriority="high"
    />
  );
}

interface WayBackProps {
  /** All deals on the vehicle's range. */
  readonly href: string;
  readonly label: string;
}

/** Leads to all deals of the range; with scripts, back to the list that the visitor came from, with its filters. */
function WayBack({ href, label }: WayBackProps) {
  const [last, setLast] = useState<LastResults>();
  useEffect(() => setLast(readLastResults()), []);
  return (
    <a className={styles.back} href={last?.href ?? href}>
      <Icon name="chevron-left" size={16} />
      {last ? `Back to your ${formatCount(last.total, 'deal')}` : label}
    </a>
  );
}

/** The vehicle's name, key facts and stock, and notes about values in the address that were corrected. */
function Introduction({ data }: { readonly data: VehicleData }) {
  const { vehicle, notes } = data;
  const offer = specialOfferWords(data);
  const { make, model, derivative, tier, stock } = vehicle;
  return (
    <>
      <h1>
        {`${make.name} ${model.name} `}
        <span className={introductionStyles.derivative}>{derivative.name}</span>
      </h1>
      <p className={introductionStyles.keyFacts}>{keyFacts(vehicle).join(' · ')}</p>
      <div className={introductionStyles.labels}>
        {tier && <TierLabel tier={tier} />}
        {offer && <p className={introductionStyles.offer}>{offer}</p>}
        <p className={isInStock(stock) ? introductionStyles.inStock : introductionStyles.stock}>
          {`${stockLine(vehicle)}\u00a0· ${checkedLine(vehicle)}`}
        </p>
      </div>
      <Notes notes={notes} />
    </>
  );
}
