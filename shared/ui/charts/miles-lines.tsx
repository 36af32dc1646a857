import { Axes, toAnchor } from './axes.tsx';
import styles from './chart.module.css';
import type { MilesChart } from './chart-data.ts';
import { Stretched } from './chart-figure.tsx';

/** Costs in all against real mileage: where each allowance is cheapest, and the visitor's mileage. */
export function MilesLines({ chart }: { readonly chart: MilesChart }) {
  const { across, up, lines, shown, lowest, bands, mark } = chart;
  return (
    <>
      <Stretched>
        {bands.map(({ x, width, isMarked }) => (
          <rect
            key={x}
            className={isMarked ? styles.bandMarked : styles.band}
            x={x}
            width={width}
            height="100"
          />
        ))}
      </Stretched>
      <Axes across={across} up={up} />
      <Stretched>
        {lines.map((path) => (
          <path key={path} className={styles.faint} d={path} />
        ))}
        <path className={styles.other} d={shown} />
        <path className={styles.strong} d={lowest} />
      </Stretched>
      {bands.map(
        ({ x, middle, label, isMarked }) =>
          label && (
            <text
              key={x}
              className={isMarked ? styles.said : styles.label}
              x={`${middle}%`}
              y="100%"
              dy="-8"
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
      <line className={styles.guide} x1={`${mark.x}%`} x2={`${mark.x}%`} y1="-12" y2="100%" />
      <circle className={styles.dot} cx={`${mark.x}%`} cy={`${mark.y}%`} r="6" />
      <text className={styles.said} x={`${mark.x}%`} y="0" dy="-18" textAnchor={toAnchor(mark.x)}>
        {mark.label}
      </text>
    </>
  );
}
