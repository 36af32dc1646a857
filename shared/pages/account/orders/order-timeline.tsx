import type { OrderStage } from '#shared/contracts/order-stages.ts';
import { formatDate, formatShortDate } from '#shared/format/format-date.ts';
import glance from '#shared/pages/account/lease/glance.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import orderPageStyles from './order-page.module.css';
import styles from './order-timeline.module.css';
import {
  movedDays,
  movedWords,
  rangeWords,
  type StageState,
  stageStates,
  stageWords,
} from './order-words.ts';
import type { EstimateView, OrderView, StageView } from './orders-data.ts';

interface OrderTimelineProps {
  readonly stages: readonly StageView[];
  readonly current: OrderStage;
}

/** Every stage in order: stages that were reached, with their dates, the current one, and those still to come. */
export function OrderTimeline({ stages, current }: OrderTimelineProps) {
  return (
    <ol className={styles.line}>
      {stageStates(stages, current).map((view) => (
        <Stage key={view.stage} view={view} />
      ))}
    </ol>
  );
}

const stateWords = { reached: 'Done', current: 'Now', 'to-come': 'To come' } as const;

function Stage({ view: { stage, state, reachedOn } }: { readonly view: StageState }) {
  const { label, meaning } = stageWords[stage];
  return (
    <li className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark}>{state === 'reached' && <Icon name="check" size={16} />}</span>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.meaning}>{meaning}</p>
      </div>
      <p className={styles.when}>
        {state === 'to-come' || !reachedOn ? (
          stateWords[state]
        ) : (
          <>
            <span className="visually-hidden">{`${stateWords[state]}, since `}</span>
            <time dateTime={reachedOn}>{formatShortDate(reachedOn)}</time>
          </>
        )}
      </p>
    </li>
  );
}

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
          <ol className={orderPageStyles.estimates}>
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
      <p className={moved > 0 ? orderPageStyles.later : moved < 0 ? orderPageStyles.earlier : glance.small}>
        {movedWords(estimate)}
      </p>
      <p className={glance.small}>{reason}</p>
    </li>
  );
}
