import { formatDate } from '#shared/format/format-date.ts';
import type { Sureness } from '#shared/tax/figures/dated-figures.ts';
import type { FigureNote } from './figure-note.ts';
import styles from './figures-used.module.css';

const surenessWords: Readonly<Record<Sureness, string>> = {
  source: 'read at the source',
  'several-reports': 'several reports agree',
  'one-report': 'one report only, so treat it with care',
  assumption: 'an estimate, not a published figure',
};

/** Where the figures come from, how long they hold and when they were last checked. */
export function FiguresUsed({ figures }: { readonly figures: readonly FigureNote[] }) {
  return (
    <details className={styles.figures}>
      <summary>Figures used, with their sources and dates</summary>
      <ul>
        {figures.map(({ title, from, until, source, sureness, checkedOn }) => (
          <li key={title}>
            <b>{title}</b>
            {`: ${spanWords(from, until)}. ${source}; ${surenessWords[sureness]}. Checked on ${formatDate(checkedOn)}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function spanWords(from: string, until: string | undefined): string {
  return until === undefined ? `from ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(until)}`;
}
