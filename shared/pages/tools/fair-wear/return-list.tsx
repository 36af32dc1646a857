import { formatDate } from '#shared/format/format-date.ts';
import styles from './fair-wear.module.css';
import type { FairWearData } from './fair-wear-data.ts';

/** What to do before the vehicle is handed back and by when, with boxes to tick on paper. */
export function ReturnList({ data }: { readonly data: FairWearData }) {
  const { handBackOn } = data.question;
  const { leastTread, wornTyres, dates } = data;
  const { appraiseFrom, appraiseTo, repairBy, bookBy } = dates;
  return (
    <section className={styles.list}>
      <h2>{`Your list until ${formatDate(handBackOn)}`}</h2>
      <p>
        Print this page to take it with you. Ten to twelve weeks for the check is the standard’s advice; the
        later dates are ours.
      </p>
      <div className={styles.steps}>
        <Step
          when={`${formatDate(appraiseFrom)} to ${formatDate(appraiseTo)}: check`}
          items={[
            'Wash the vehicle, let it dry and look in daylight.',
            'Walk round it part by part and measure the longest marks.',
            'Photograph each mark with a ruler beside it.',
            'Look at seats, carpets, boot and dashboard for burns, tears and stains.',
            `Check every tyre: at least ${leastTread} of tread, no cuts or bulges.`,
            'Note the miles and compare them with your allowance.',
          ]}
        />
        <Step
          when={`By ${formatDate(repairBy)}: repair`}
          items={[
            'Have damage repaired where that’s cheaper, with a written guarantee.',
            ...(wornTyres.length > 0
              ? [`Replace the tyres with less than ${leastTread} of tread: ${wornTyres.join('; ')}.`]
              : []),
            'Have any service or MOT that’s due, and keep the proof.',
            'Keep every invoice.',
          ]}
        />
        <Step
          when={`By ${formatDate(bookBy)}: book`}
          items={[
            'Book the collection with your funder.',
            'Find every key, the handbook and the service record.',
            'Find the charging cables, the wheel-nut key and the parcel shelf.',
          ]}
        />
        <Step
          when={`${formatDate(handBackOn)}: hand back`}
          items={[
            'Take out your things; delete phones, addresses and accounts.',
            'Photograph all four sides, the inside and the miles.',
            'Read the collection report before you sign, and keep a copy.',
            'End insurance only once the vehicle has gone.',
          ]}
        />
      </div>
    </section>
  );
}

interface StepProps {
  readonly when: string;
  readonly items: readonly string[];
}

function Step({ when, items }: StepProps) {
  return (
    <div>
      <h3>{when}</h3>
      <ul className={styles.ticks}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
