import { formatDate } from '#shared/format/format-date.ts';
import glance from '#shared/pages/account/lease/glance.module.css';
import styles from './order-page.module.css';
import { movedDays, movedWords, rangeWords } from './order-words.ts';
import type { EstimateView, OrderView } from './orders-data.ts';

/** The date expected now, and every earlier estimate with its reason. */
export function EstimateHistory({ order: { estimates, expected, stage } }: { readonly order: OrderView }) {
  return (
    <>
      {stage !== 'delivered' && (
        <p className={glance.now}>{expected ? rangeWords(expected) : 'No delivery date yet'}</p>
      )}
      {estimates.length > 0 && (
        <>
          <p className={glance.small}>
            {estimates.length === 1
              ? 'This is the first estimate. If it changes, the old one stays here with the reason.'
              : `${estimates.length} estimates so far, newest first.`}
          </p>
          <ol className={styles.estimates}>
            {estimates.map((estimate) => (
              <Estimate
                key={`${estimate.madeOn} ${estimate.from} ${estimate.to} ${estimate.reason}`}
                estimate={estimate}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Estimate({ estimate }: { readonly estimate: EstimateView }) {
  const { madeOn, reason } = estimate;
  const moved = movedDays(estimate);
  return (
    <li>
      <p className={glance.small}>
        <time dateTime={madeOn}>{formatDate(madeOn)}</time>
      </p>
      <p>
        <b>{rangeWords(estimate)}</b>
      </p>
      <p className={moved > 0 ? styles.later : moved < 0 ? styles.earlier : glance.small}>
        {movedWords(estimate)}
      </p>
      <p className={glance.small}>{reason}</p>
    </li>
  );
}
