import type { Ratings } from '#shared/contracts/ratings.ts';
import { defaultProfile, offeredMiles } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { formatCount, formatMiles } from '#shared/format/format-count.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import { Button } from '#shared/ui/button.tsx';
import { type Choice, type OptionGroup, SelectField } from '#shared/ui/select-field.tsx';
import { SiteRatings } from '#shared/ui/site-ratings.tsx';
import styles from './deal-search.module.css';
import type { MakeChoices } from './home-data.ts';

interface DealSearchProps {
  readonly makes: MakeChoices;
  readonly carCount: number;
  readonly vanCount: number;
  readonly ratings: Ratings | undefined;
}

const budgets = [150, 200, 250, 300, 400, 500, 750, 1000];

/** The page's first sentence and its search: three fields, and a button for each deal type, which decides the page. */
export function DealSearch({ makes, carCount, vanCount, ratings }: DealSearchProps) {
  return (
    <section className={styles.search}>
      <div className={styles.inner}>
        <h1>Compare leases by what a month really costs.</h1>
        <p className={styles.lead}>
          {`${formatCount(carCount, 'car')} and ${formatCount(vanCount, 'van')}, and every price includes the `}{' '}
          initial rental, fee and mileage. No phone number needed.
        </p>
        <form className={styles.form} action={dealsPath('personal')} method="get">
          <SelectField name="make" label="Make" choices={makeChoices(makes)} />
          <SelectField name="budgetMax" label="True monthly cost" choices={budgetChoices} />
          <SelectField
            name="miles"
            label="Your miles a year"
            value={String(defaultProfile.annualMiles)}
            choices={milesChoices}
          />
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
        <SiteRatings ratings={ratings} />
      </div>
    </section>
  );
}

const budgetChoices: readonly Choice[] = [
  { value: '', label: 'Any budget' },
  ...budgets.map((pounds) => ({ value: String(pounds), label: `Up to £${pounds}` })),
];

const milesChoices: readonly Choice[] = offeredMiles.map((miles) => ({
  value: String(miles),
  label: formatMiles(miles),
}));

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
