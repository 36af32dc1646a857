import type { OrderStage } from '#shared/contracts/order-stages.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './order-timeline.module.css';
import { type StageState, stageStates, stageWords } from './order-words.ts';
import type { StageView } from './orders-data.ts';

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
