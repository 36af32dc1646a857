import { TextField } from '#shared/ui/form/text-field.tsx';

interface OfferDayFieldsProps {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
}

/** The first and the last day of an offer, both included. */
export function OfferDayFields({ startsOn, endsOn, errors }: OfferDayFieldsProps) {
  return (
    <>
      <TextField name="startsOn" type="date" label="First day" value={startsOn} error={errors?.startsOn} />
      <TextField
        name="endsOn"
        type="date"
        label="Last day"
        hint="Included: it ends at midnight after it."
        value={endsOn}
        error={errors?.endsOn}
      />
    </>
  );
}
