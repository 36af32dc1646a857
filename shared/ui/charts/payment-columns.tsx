import styles from './chart.module.css';
import type { PaymentBars } from './chart-data.ts';

interface PaymentColumnsProps {
  readonly bars: PaymentBars;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

const step = 10;
const width = 8;

/** Payments side by side, each as high as its sum: the first with the fee on top, then the later ones. */
export function PaymentColumns({ bars, label }: PaymentColumnsProps) {
  const { initialPence, feePence, monthlyPence, laterCount, highestPence } = bars;
  return (
    <svg
      className={styles.canvas}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${laterCount * step + width} ${highestPence}`}
      preserveAspectRatio="none"
    >
      <rect className={styles.initial} y={highestPence - initialPence} width={width} height={initialPence} />
      {feePence > 0 && (
        <rect
          className={styles.fee}
          y={highestPence - initialPence - feePence}
          width={width}
          height={feePence}
        />
      )}
      <path
        className={styles.initial}
        d={`M${step} ${highestPence}${`v${-monthlyPence}h${width}v${monthlyPence}zm${step} 0`.repeat(laterCount)}`}
      />
    </svg>
  );
}
