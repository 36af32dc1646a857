import { useEffect, useState } from 'react';
import { fuelLabels, fuels } from '#shared/deals/fuel.ts';
import { defaultProfile, offeredMiles } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { formatCount, formatMiles } from '#shared/format/format-count.ts';
import { dealsPath, vehiclePath } from '#shared/routes/link-to.ts';
import { Button } from '#shared/ui/button.tsx';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { KeptMarkup } from '#shared/ui/kept-markup.tsx';
import { useKeptMiles } from '#shared/ui/kept-miles.ts';
import { type Choice, type OptionGroup, SelectField } from '#shared/ui/select-field.tsx';
import { SiteRatings } from '#shared/ui/site-ratings.tsx';
import styles from './deal-search.module.css';
import { findWholeHome, type HomeData, type MakeChoices, type ShownHome } from './home-data.ts';

const budgets = [150, 200, 250, 300, 350, 400, 450, 500, 600, 750, 1000];

/** The page's first sentence and its search: four fields, and a button for each deal type, which decides the page. */
export function DealSearch({ data }: { readonly data: ShownHome }) {
  const { carCount, vanCount } = data;
  const whole = findWholeHome(data);
  return (
    <section className={styles.search}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>Compare leases by what a month really costs.</h1>
          <p className={styles.lead}>
            {`${formatCount(carCount, 'car')} and ${formatCount(vanCount, 'van')}. Every price includes the initial payment, fee and mileage. No phone number needed.`}
          </p>
          <form className={styles.form} action={dealsPath('personal')} method="get">
            <KeptMarkup>
              {whole && <SelectField name="make" label="Make" choices={makeChoices(whole.makes)} />}
            </KeptMarkup>
            <SelectField name="budgetMax" label="True monthly cost" choices={budgetChoices} />
            <SelectField name="fuel" label="Fuel" choices={fuelChoices} />
            <MilesField />
            <fieldset className={styles.submits}>
              <legend>Show me</legend>
              <Button>Personal cars</Button>
              <Button kind="secondary" formAction={dealsPath('business')}>
                Business cars
              </Button>
              <Button kind="secondary" formAction={dealsPath('van')}>
                Vans
              </Button>
            </fieldset>
          </form>
        </div>
        <KeptMarkup>{whole && <BesideSearch data={whole} />}</KeptMarkup>
      </div>
    </section>
  );
}

function BesideSearch({ data: { featured, imageHost, ratings } }: { readonly data: HomeData }) {
  return (
    <>
      {featured && (
        <div className={styles.featured}>
          <DealCard
            deal={featured}
            href={vehiclePath(featured.dealType, featured.vehicle)}
            headingLevel={2}
            imageHost={imageHost}
            position={1}
          />
        </div>
      )}
      <SiteRatings ratings={ratings} />
    </>
  );
}

const budgetChoices: readonly Choice[] = [
  { value: '', label: 'Any budget' },
  ...budgets.map((pounds) => ({ value: String(pounds), label: `Up to £${pounds}` })),
];

const fuelChoices: readonly Choice[] = [
  { value: '', label: 'Any fuel' },
  ...fuels.map((fuel) => ({ value: fuel, label: fuelLabels[fuel] })),
];

function makeChoices({ both, carsOnly, vansOnly }: MakeChoices): readonly (Choice | OptionGroup)[] {
  const groups = [
    { label: 'Cars and vans', choices: both.map(toChoice) },
    { label: 'Cars', choices: carsOnly.map(toChoice) },
    { label: 'Vans', choices: vansOnly.map(toChoice) },
  ];
  return [{ value: '', label: 'Any make' }, ...groups.filter(({ choices }) => choices.length > 0)];
}

function toChoice({ name, slug }: Named): Choice {
  return { value: slug, label: name };
}

const name = 'miles';
const usual = defaultProfile.annualMiles;

/** The miles a year of the search: the usual ones or, once hydrated, those that this browser keeps. */
function MilesField() {
  const miles = useKeptMiles()?.miles;
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    const field = document.querySelector<HTMLSelectElement>(`main select[name=${name}]`);
    // The visitor may have come to the field before the scripts did.
    if (field?.value === String(usual) && field !== document.activeElement) setKept(miles);
  }, [miles]);
  return (
    // Drawn anew with the kept miles, because a select takes its first value only.
    <SelectField
      key={kept}
      name={name}
      label="Miles a year"
      value={String(kept ?? usual)}
      choices={milesChoices(kept)}
    />
  );
}

function milesChoices(kept: number | undefined): readonly Choice[] {
  const offered = [...new Set([...offeredMiles, kept ?? usual])].sort((a, b) => a - b);
  return offered.map((miles) => ({ value: String(miles), label: formatMiles(miles) }));
}
