import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type Fuel, fuelLabels } from '#shared/deals/fuel.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { manufacturersPath, scopePath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { MakeLogo } from '#shared/ui/make-logo.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import fuelFilterStyles from './fuel-filter.module.css';
import makeGridStyles from './make-grid.module.css';
import styles from './manufacturers-page.module.css';

export interface MakeEntry extends Named {
  readonly vehicleCount: number;
  /** Lowest true monthly cost at the page's profile; absent when the make has no price there. */
  readonly fromPence?: number;
}

interface FuelChoice {
  readonly fuel: Fuel;
  readonly isChosen: boolean;
}

export interface ManufacturersData {
  readonly dealType: DealType;
  readonly makes: readonly MakeEntry[];
  /** Fuels that any make offers, in the site's order. */
  readonly fuels: readonly FuelChoice[];
  /** The same makes under the other deal type; vans have none. */
  readonly counterpart?: string;
  /** Sentences about values of the query that were left out. */
  readonly notes: readonly string[];
  /** The one profile behind every "from" price of the page. */
  readonly profile: LeaseProfile;
}

export default function ManufacturersPage({ data }: PageProps<ManufacturersData>) {
  const isVan = data.dealType === 'van';
  const chosen = data.fuels.filter(({ isChosen }) => isChosen).map(({ fuel }) => fuel);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{isVan ? 'Van makes' : 'Car makes'}</h1>
        <DealTypeToggle page={data} />
      </div>
      <p
        className={styles.lead}
      >{`${formatCount(data.makes.length, 'make')}, A to Z. ${profileSentence(data)}`}</p>
      <Notes notes={data.notes} />
      <FuelFilter
        action={manufacturersPath(isVan ? 'commercial' : 'car')}
        dealType={data.dealType}
        fuels={data.fuels}
      />
      {data.makes.length === 0 && (
        <p>No makes offer that fuel. Choose another, or clear it to see them all.</p>
      )}
      <MakeGrid dealType={data.dealType} makes={data.makes} fuels={chosen} />
    </div>
  );
}

/** The profile behind every "from" price, said once for the page. */
function profileSentence({ profile, dealType }: ManufacturersData): string {
  return `Each “from” price is the make’s lowest true monthly cost ${dealTypes[dealType].vat}, for ${profileWords(profile)}. Fee included, subject to status.`;
}

interface FuelFilterProps {
  readonly action: string;
  readonly dealType: DealType;
  readonly fuels: readonly FuelChoice[];
}

const noSelects = {};

/** Filters the makes by fuel: a GET form, which scripts send at each change. */
function FuelFilter({ action, dealType, fuels }: FuelFilterProps) {
  const form = useSettledForm(fuels, noSelects);
  return (
    <form ref={form} action={action} method="get" data-live="">
      {dealType === 'business' && <input type="hidden" name="dealType" value={dealType} />}
      <fieldset className={fuelFilterStyles.fuels}>
        <legend>Fuel</legend>
        {fuels.map(({ fuel, isChosen }) => (
          <Checkbox key={fuel} name="fuel" value={fuel} label={fuelLabels[fuel]} isChecked={isChosen} />
        ))}
        <Button kind="secondary">Show makes</Button>
      </fieldset>
    </form>
  );
}

interface MakeGridProps {
  readonly dealType: DealType;
  readonly makes: readonly MakeEntry[];
  /** The chosen fuels; the links to the makes' deals have the same filter. */
  readonly fuels: readonly Fuel[];
}

/** Makes from A to Z: logo, name, number of vehicles and lowest price. */
function MakeGrid({ dealType, makes, fuels }: MakeGridProps) {
  const noun = dealType === 'van' ? 'van' : 'car';
  return (
    <ul className={makeGridStyles.makes}>
      {makes.map((make) => (
        <li key={make.slug}>
          <a href={withQuery(scopePath(dealType, { make: make.slug }), { fuel: fuels.join(',') })}>
            <MakeLogo make={make} size={40} />
            <span>
              <b>{make.name}</b>
              <small>{formatCount(make.vehicleCount, noun)}</small>
            </span>
            {make.fromPence !== undefined && (
              <span className={makeGridStyles.from}>
                <small>from</small>
                <b>{formatPounds(make.fromPence, { pennies: true })}</b>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
