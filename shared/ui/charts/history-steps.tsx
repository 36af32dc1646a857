import { Axes, toAnchor } from './axes.tsx';
import styles from './chart.module.css';
import type { HistoryChart } from './chart-data.ts';
import { Stretched } from './chart-figure.tsx';

/** A price over time as steps, its lowest of the last 90 days marked. */
export function HistorySteps({ chart }: { readonly chart: HistoryChart }) {
  const { across, up, line, reviewedFrom, lowest } = chart;
  return (
    <>
      <Stretched>
        <rect className={styles.bandMarked} x={reviewedFrom} width={100 - reviewedFrom} height="100" />
      </Stretched>
      <Axes across={across} up={up} />
      <Stretched>
        <path className={styles.strong} d={line} />
      </Stretched>
      <line className={styles.guide} x1={`${reviewedFrom}%`} x2={`${reviewedFrom}%`} y1="0" y2="100%" />
      <text className={styles.label} x="100%" dx="-8" y="0" dy="-8" textAnchor="end">
        last 90 days
      </text>
      <circle className={styles.dot} cx={`${lowest.x}%`} cy={`${lowest.y}%`} r="6" />
      <text
        className={styles.said}
        x={`${lowest.x}%`}
        y={`${lowest.y}%`}
        dy="24"
        textAnchor={toAnchor(lowest.x)}
      >
        {lowest.label}
      </text>
    </>
  );
}
