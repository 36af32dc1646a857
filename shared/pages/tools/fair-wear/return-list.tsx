import { formatDate } from '#shared/format/format-date.ts';
import styles from './fair-wear.module.css';
import type { FairWearData } from './fair-wear-data.ts';

/** What to do before the vehicle is handed back and by when, with boxes to tick on paper. */
export function ReturnList({ data: { question, steps } }: { readonly data: FairWearData }) {
  return (
    <section className={styles.list}>
      <h2>{`Your list until ${formatDate(question.handBackOn)}`}</h2>
      <p>
        Print this page to take it with you. Ten to twelve weeks for the check is the standard’s advice; the
        later dates are ours.
      </p>
      <div className={styles.steps}>
        {steps.map(({ when, items }) => (
          <div key={when}>
            <h3>{when}</h3>
            <ul className={styles.ticks}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
