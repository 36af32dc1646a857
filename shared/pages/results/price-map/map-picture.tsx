import { Axes } from '#shared/ui/charts/axes.tsx';
import styles from './map-picture.module.css';
import type { PriceMap } from './price-map-data.ts';

/** The picture. Places are percentages, so that letters and dots keep their size however wide it is. */
export function MapPicture({ map }: { readonly map: PriceMap }) {
  const { axis, unit, dots, xTicks, yTicks } = map;
  const label = `Price map of ${dots.length} deals: true monthly cost upwards, ${axis.toLowerCase()} to the right. Each dot is a link; the same deals are in the table below.`;
  return (
    <div className={styles.picture}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a picture of links */}
      <svg className={styles.canvas} role="group" aria-label={label}>
        <svg aria-hidden="true" className={styles.layer}>
          <Axes across={xTicks} up={yTicks} />
        </svg>
        {dots.map(([x, y, name, href, cost, value, isBeyond]) => (
          <a key={href} href={href} className={isBeyond && styles.beyond}>
            <title>{`${name}, ${cost} a month, ${value} ${unit}`}</title>
            <circle cx={`${x}%`} cy={`${y}%`} r="6" />
          </a>
        ))}
        <svg aria-hidden="true" className={styles.layer}>
          <BudgetLines map={map} />
          <circle className={styles.raised} data-raised="" r="9" />
          <rect className={styles.brush} data-brush="" />
        </svg>
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {axis}
      </p>
    </div>
  );
}

function BudgetLines({ map: { budgetLines } }: { readonly map: PriceMap }) {
  return budgetLines.map(({ at, label }) => (
    <g key={label} className={styles.limit}>
      <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
      <text x="100%" y={`${at}%`} dy="-5">
        {`Your budget: ${label}`}
      </text>
    </g>
  ));
}
