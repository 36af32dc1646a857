import { useEffect, useState } from 'react';
import { holidayCalendar } from './bank-holidays.ts';
import styles from './opening-now.module.css';
import { type OpeningState, openingState, openingWords } from './opening-state.ts';
import type { OpeningTimes } from './opening-times.ts';

const refreshMs = 20_000;

/** Whether the phone is answered now. Filled in by the script, because stored pages do not know when they are read. */
export function OpeningNow({ times }: { readonly times: OpeningTimes }) {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    const look = () => setState(openingState(times, holidayCalendar, new Date()));
    look();
    const timer = setInterval(look, refreshMs);
    return () => clearInterval(timer);
  }, [times]);
  return (
    <p className={styles.now} data-open={state?.isOpen}>
      {state && openingWords(state)}
    </p>
  );
}
