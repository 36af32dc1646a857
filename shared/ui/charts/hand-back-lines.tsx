import { Axes, toAnchor } from './axes.tsx';
import styles from './chart.module.css';
import type { HandBackChart } from './chart-data.ts';
import { Stretched } from './chart-figure.tsx';

/** A lease month by month: what is paid, what is left, and what ending would cost. Stands in a `ChartFigure`. */
export function HandBackLines({ chart }: { readonly chart: HandBackChart }) {
  const { across, up, paid, left, range, mark } = chart;
  return (
    <>
      <Axes across={across} up={up} />
      <Stretched>
        <path className={styles.range} d={range} />
        <path className={styles.other} d={left} />
        <path className={styles.strong} d={paid} />
      </Stretched>
      <line className={styles.guide} x1={`${mark.x}%`} x2={`${mark.x}%`} y1="-12" y2="100%" />
      {[mark.paidY, mark.highY, mark.lowY].map((y, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three dots keep their order, and two may be at one place
        <circle key={place} className={styles.dot} cx={`${mark.x}%`} cy={`${y}%`} r="5" />
      ))}
      <text className={styles.said} x={`${mark.x}%`} y="0" dy="-18" textAnchor={toAnchor(mark.x)}>
        {mark.label}
      </text>
    </>
  );
}
