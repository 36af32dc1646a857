import { TextField } from '#shared/ui/form/text-field.tsx';
import styles from './offer-day-fields.module.css';

interface OfferDayFieldsProps {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
}

/** The labels of these fields, for the summary of faults too. */
export const offerDayLabels = { startsOn: 'First day', endsOn: 'Last day' };

/** The first and the last day of an offer, both included. */
export function OfferDayFields({ startsOn, endsOn, errors }: OfferDayFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        name="startsOn"
        type="date"
        label={offerDayLabels.startsOn}
        value={startsOn}
        error={errors?.startsOn}
      />
      <TextField
        name="endsOn"
        type="date"
        label={offerDayLabels.endsOn}
        value={endsOn}
        error={errors?.endsOn}
      />
    </div>
  );
}
