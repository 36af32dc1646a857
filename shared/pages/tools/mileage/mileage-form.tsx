import { type ReactNode, useRef } from 'react';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { Journeys } from '#shared/deals/yearly-miles.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { YearBars } from '#shared/ui/charts/chart-data.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';
import { setKeptMiles, useKeptMiles } from '#shared/ui/kept-miles.ts';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './mileage.module.css';
import { mileageDealsParameter, mileageParameters } from './mileage-parameters.ts';

/** What one kind of journey adds to the year. */
export interface MilesRow {
  readonly name: string;
  /** "12 miles each way, 5 days a week, 46 weeks a year" */
  readonly working: string;
  readonly miles: number;
  /** Of the whole year, in per cent. */
  readonly share: number;
}

/** A deal at its cheapest allowance. */
export interface AllowedDeal {
  /** At the cheapest allowance for the miles. */
  readonly deal: Deal;
  readonly href: string;
  /** The deal at this lease, for its heart and its compare box. */
  readonly item: string;
  /** "The 10,000-mile deal, until you drive 10,924 miles a year." */
  readonly words: string;
  /** What it costs in all, and how much less than the allowance that was saved. */
  readonly cost: string;
  /** The page of the vehicle at the real miles, with every allowance of the deal. */
  readonly allHref: string;
}

export interface MileageData {
  readonly path: string;
  readonly imageHost: string;
  readonly question: Journeys;
  /** Miles a year in all. */
  readonly miles: number;
  /** The result in a sentence. */
  readonly sentence: string;
  readonly rows: readonly MilesRow[];
  readonly chart: YearBars;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  /** The deals of the address as its parameter has them; absent where the page chose them. */
  readonly items?: string;
  readonly dealsHeading: string;
  readonly deals: readonly AllowedDeal[];
  /** Lists at these miles. */
  readonly lists: readonly { readonly label: string; readonly href: string }[];
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}

interface JourneyFieldProps {
  readonly name: keyof Journeys;
  readonly label: string;
  readonly question: Journeys;
}

/** Asks for the journeys of a year, one kind after the other. */
export function MileageForm({ data }: { readonly data: MileageData }) {
  const { path, question, items } = data;
  const form = useSettledForm(data, {});
  return (
    <form ref={form} action={path} data-live="">
      <Kind name="Commute">
        <JourneyField name="commuteMiles" label="Miles one way" question={question} />
        <JourneyField name="commuteDays" label="Days a week" question={question} />
        <JourneyField name="commuteWeeks" label="Weeks a year" question={question} />
      </Kind>
      <Kind name="School run">
        <JourneyField name="schoolMiles" label="Miles a day" question={question} />
        <JourneyField name="schoolWeeks" label="Weeks a year" question={question} />
      </Kind>
      <Kind name="Around home">
        <JourneyField name="errandMiles" label="Errands, miles a week" question={question} />
        <JourneyField name="weekendMiles" label="Miles each weekend" question={question} />
      </Kind>
      <Kind name="Holidays and long journeys">
        <JourneyField name="trips" label="How many a year" question={question} />
        <JourneyField name="tripMiles" label="Miles there and back" question={question} />
      </Kind>
      {items !== undefined && <input type="hidden" name={mileageDealsParameter} value={items} />}
      <ToolSubmit path={path} />
    </form>
  );
}

function Kind({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.kind}>
      <legend>{name}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

function JourneyField({ name, label, question }: JourneyFieldProps) {
  return <NumberField name={name} label={label} value={question[name]} />;
}

/** The journeys of the page as hidden fields, for a form that leads back to it. */
export function HiddenJourneys({ question }: { readonly question: Journeys }) {
  return mileageParameters.map((name) => (
    <input key={name} type="hidden" name={name} value={question[name]} />
  ));
}

/** Says that a browser with scripts keeps the visitor's miles, and has the button that makes it forget them. */
export function KeptMilesNote() {
  const kept = useKeptMiles();
  const note = useRef<HTMLParagraphElement>(null);
  const forget = () => {
    setKeptMiles(undefined);
    // The button is gone, so the focus needs another place.
    note.current?.focus();
  };
  return (
    <p ref={note} className={styles.kept} tabIndex={-1}>
      {kept === undefined ? (
        'Open deals at your miles and this browser remembers them, so other prices are for them too.'
      ) : (
        <>
          {`We keep your ${formatMiles(kept.miles)} in this browser.`}
          <button type="button" onClick={forget}>
            Forget them
          </button>
        </>
      )}
    </p>
  );
}
