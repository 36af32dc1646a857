import type { Price } from '#shared/deals/price.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { changeReason, listFigureChanges, type PriceToday } from './price-change.ts';
import styles from './price-today.module.css';

interface PriceTodayPartProps {
  /** The price as it was kept. */
  readonly then: Price;
  readonly today: PriceToday;
  /** What the kept price is called: "Quoted", "When saved". */
  readonly thenLabel: string;
}

/** Compares a kept price with today's price at the same profile: every figure that differs, and why. */
export function PriceTodayPart({ then, today, thenLabel }: PriceTodayPartProps) {
  return (
    <section className={styles.today}>
      <h3>Today, for the same lease</h3>
      {today.kind === 'changed' ? (
        <ChangedPrice then={then} today={today} thenLabel={thenLabel} />
      ) : (
        <p>{stillWords(then)[today.kind]}</p>
      )}
    </section>
  );
}

function stillWords({ profile }: Price): Readonly<Record<Exclude<PriceToday['kind'], 'changed'>, string>> {
  return {
    unchanged: 'Unchanged: today’s price is the same to the penny.',
    'profile-gone': `No funder offers this vehicle for ${profileWords(profile)} any more. Other terms and mileages may be available.`,
    'vehicle-gone': 'We no longer offer this vehicle, so there’s no price to compare with today.',
  };
}

interface ChangedPriceProps {
  readonly then: Price;
  readonly today: Extract<PriceToday, { kind: 'changed' }>;
  readonly thenLabel: string;
}

function ChangedPrice({ then, today: { price: now, rateSource }, thenLabel }: ChangedPriceProps) {
  return (
    <>
      <p>
        <b className={now.totalPence < then.totalPence ? styles.cheaper : undefined}>
          {totalWords(then, now)}
        </b>{' '}
        {changeReason(then, now, rateSource)}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Figure</span>
              </th>
              <th scope="col">{thenLabel}</th>
              <th scope="col">Today</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {listFigureChanges(then, now).map(({ label, change, isCheaper, ...amounts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amounts.kept}</td>
                <td>{amounts.now}</td>
                <td className={isCheaper ? styles.cheaper : undefined}>{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** "£36.00 less in total." */
function totalWords(then: Price, now: Price): string {
  const difference = now.totalPence - then.totalPence;
  if (difference === 0) return 'The total is the same.';
  const size = formatPounds(Math.abs(difference));
  return `${size} ${difference < 0 ? 'less' : 'more'} in total ${now.vat}.`;
}
