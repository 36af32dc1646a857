import { Axes } from './axes.tsx';
import styles from './chart.module.css';
import type { YearBars } from './chart-data.ts';

/** Figures side by side, such as the sums of consecutive years, each said above its bar. Stands in a `ChartFigure`. */
export function YearColumns({ chart: { up, bars } }: { readonly chart: YearBars }) {
  return (
    <>
      <Axes up={up} across={bars.map(({ name, x, width }) => ({ at: x + width / 2, label: name }))} />
      {bars.map(({ name, x, width, y, label }) => (
        <g key={name}>
          <rect
            className={styles.initial}
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}%`}
            height={`${100 - y}%`}
          />
          <text className={styles.said} x={`${x + width / 2}%`} y={`${y}%`} dy="-6" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
