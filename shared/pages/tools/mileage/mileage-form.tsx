import type { ReactNode } from 'react';
import type { Journeys } from '#shared/deals/yearly-miles.ts';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './mileage.module.css';
import type { MileageData } from './mileage-data.ts';
import { mileageDealsParameter, mileageParameters } from './mileage-parameters.ts';

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
