import { useRef } from 'react';
import { formatMiles } from '#shared/format/format-count.ts';
import { setKeptMiles, useKeptMiles } from '#shared/ui/kept-miles.ts';
import styles from './mileage.module.css';

/** Says that a browser with scripts keeps the visitor's miles, and has the button that makes it forget them. */
export function KeptMilesNote() {
  const kept = useKeptMiles();
  const note = useRef<HTMLParagraphElement>(null);
  const forget = () => {
    setKeptMiles(undefined);
    // The button is gone, so the focus needs another place.
    note.current?.focus();
  };
  return (
    <p ref={note} className={styles.kept} tabIndex={-1}>
      {kept === undefined ? (
        'Open deals at your miles and this browser remembers them, so other prices are for them too.'
      ) : (
        <>
          {`We keep your ${formatMiles(kept.miles)} in this browser.`}
          <button type="button" onClick={forget}>
            Forget them
          </button>
        </>
      )}
    </p>
  );
}
