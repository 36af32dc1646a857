import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import {
  bootChoices,
  type Charging,
  chargings,
  type MatchQuestion,
  matchQuery,
  seatChoices,
  towingChoices,
  weekChoices,
} from '#shared/deals/matching/match-answers.ts';
import type { MatchWish } from '#shared/deals/matching/match-wishes.ts';
import { type AskedProfile, offeredMiles } from '#shared/deals/profile.ts';
import { mileageChoices, profileValues } from '#shared/deals/profile-fields.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { Button } from '#shared/ui/button.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import { type Choice, SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './car-matching-form.module.css';

/** A deal in its place of the list. */
export interface MatchedDeal {
  readonly deal: Deal;
  /** Of 100, rounded down: 100 only where every wish is fulfilled. */
  readonly percent: number;
  /** Why it has its place, in a sentence. */
  readonly reason: string;
  /** In what it falls short: "£18 over your budget, boot 40 litres smaller than you asked"; empty for a full match. */
  readonly tradedOff: string;
  /** What it fulfils: "7 seats · 640 litres of boot". */
  readonly met: string;
}

/** The points that the first deal gets for a wish; whole and tenths. */
interface WishPoints {
  readonly wish: MatchWish;
  readonly points: number;
}

/** A limit that could be given up. */
export interface LooserLimit {
  readonly label: string;
  readonly href: string;
}

export interface CarMatchingData {
  readonly path: string;
  readonly imageHost: string;
  readonly question: MatchQuestion;
  /** True where nothing is answered yet, and the list is an example. */
  readonly isExample: boolean;
  /** What the list is ranked by: "5 seats · 400 litres of boot · up to £350 a month". */
  readonly answered: string;
  /** What was found, in a sentence. */
  readonly found: string;
  readonly profile: AskedProfile;
  readonly matches: readonly MatchedDeal[];
  readonly firstPoints: readonly WishPoints[];
  /** Only where nothing keeps to the limits. */
  readonly looser: readonly LooserLimit[];
  /** The first four beside each other; absent with fewer than two. */
  readonly compareHref?: string;
  readonly allHref: string;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly faqs: readonly FaqItem[];
}

/** The eight questions. On phones they are folded, because the list, at first an example, comes before them. */
export function CarMatchingForm({ data }: { readonly data: CarMatchingData }) {
  const { path, question, profile, isExample, answered, matches } = data;
  const { boot = '', charging = '', tow = '' } = matchQuery(question);
  const { miles } = profileValues(profile);
  const form = useSettledForm(data, { boot, charging, tow, miles });
  return (
    <form ref={form} className={styles.form} action={path} data-live="">
      <details>
        <summary className={styles.summary}>
          <span>{isExample ? 'Eight questions' : answered || 'Your answers'}</span>
          <b>Change</b>
        </summary>
        <div className={styles.fields}>
          <Questions data={data} />
          <div className={styles.submit}>
            <Button>Show my matches</Button>
          </div>
          <a className={styles.jump} href="#matches">
            {`Show ${formatCount(matches.length, 'match', 'matches')}`}
          </a>
        </div>
      </details>
    </form>
  );
}

function Questions({ data: { question, profile } }: { readonly data: CarMatchingData }) {
  const { seats = '', boot = '', charging = '', gearbox = '', tow = '', weeks = '' } = matchQuery(question);
  return (
    <>
      <SegmentedField name="seats" label="Who’ll be in the car?" value={seats} choices={seatFields} />
      <SelectField name="boot" label="What do you carry?" value={boot} choices={bootFields} />
      <SelectField
        name="miles"
        label="Miles a year"
        value={profileValues(profile).miles}
        choices={mileageChoices(offeredMiles, profile.realMiles)}
      />
      <SelectField
        name="charging"
        label="Can you charge at home?"
        value={charging}
        choices={chargingFields}
      />
      <NumberField
        name="budget"
        label="Budget a month, £"
        hint="True monthly cost: everything you pay, divided by the months."
        value={question.budgetPounds}
      />
      <SegmentedField name="gearbox" label="Gearbox" value={gearbox} choices={gearboxFields} />
      <SelectField name="tow" label="Do you tow?" value={tow} choices={towingFields} />
      <SegmentedField name="weeks" label="When do you need it?" value={weeks} choices={weekFields} />
    </>
  );
}

const seatWords: Readonly<Record<(typeof seatChoices)[number], string>> = {
  4: 'Up to 4',
  5: '5',
  7: '6 or 7',
};
const seatFields: readonly Choice[] = [
  { value: '', label: 'Any' },
  ...seatChoices.map((seats) => ({ value: String(seats), label: seatWords[seats] })),
];

const bootWords: Readonly<Record<(typeof bootChoices)[number], string>> = {
  300: 'a weekly shop',
  400: 'weekend bags',
  500: 'a pushchair',
  600: 'a dog or a tent',
};
const bootFields: readonly Choice[] = [
  { value: '', label: 'Any boot' },
  ...bootChoices.map((litres) => ({
    value: String(litres),
    label: `${litres} litres: ${bootWords[litres]}`,
  })),
];

const chargingWords: Readonly<Record<Charging, string>> = {
  yes: 'Yes',
  public: 'No, but public is fine',
  no: 'No',
  unsure: 'Not sure',
};
const chargingFields: readonly Choice[] = [
  { value: '', label: 'Doesn’t matter' },
  ...chargings.map((charging) => ({ value: charging, label: chargingWords[charging] })),
];

const gearboxFields: readonly Choice[] = [
  { value: '', label: 'Either' },
  { value: 'automatic', label: 'Automatic' },
  { value: 'manual', label: 'Manual' },
];

const towingFields: readonly Choice[] = [
  { value: '', label: 'No' },
  ...towingChoices.map((kg) => ({ value: String(kg), label: `Up to ${groupThousands(kg)} kg` })),
];

const weekFields: readonly Choice[] = [
  { value: '', label: 'Can wait' },
  ...weekChoices.map((weeks) => ({ value: String(weeks), label: `${weeks} weeks` })),
];
