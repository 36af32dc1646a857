import { TextField } from '#shared/ui/form/text-field.tsx';
import styles from './offer-day-fields.module.css';

interface OfferDayFieldsProps {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
}

/** The first and the last day of an offer, both included. */
export function OfferDayFields({ startsOn, endsOn, errors }: OfferDayFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField name="startsOn" type="date" label="First day" value={startsOn} error={errors?.startsOn} />
      <TextField name="endsOn" type="date" label="Last day" value={endsOn} error={errors?.endsOn} />
    </div>
  );
}
