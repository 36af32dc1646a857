import type { WearVerdict } from '#shared/deals/wear-check.ts';
import type { PanelPlan } from './chart-data.ts';
import styles from './panel-plan-picture.module.css';

/** A sign for each verdict, so that colour does not say it alone. */
const signs: Readonly<Record<WearVerdict, string>> = { fair: '✓', ask: '?', damage: '!' };

/** A vehicle from above, its sides folded out; each part is a link to its field. */
export function PanelPlanPicture({ plan: { width, height, parts } }: { readonly plan: PanelPlan }) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`}>
      <title>Plan of the vehicle from above, front at the top</title>
      {parts.map((part) => (
        <a
          key={part.number}
          className={part.verdict ? `${styles.part} ${styles[part.verdict]}` : styles.part}
          href={part.href}
          aria-label={part.label}
        >
          <rect x={part.x} y={part.y} width={part.width} height={part.height} rx={part.radius} />
          <text x={part.x + part.width / 2} y={part.y + part.height / 2} dy="5" textAnchor="middle">
            {part.verdict ? `${part.number} ${signs[part.verdict]}` : part.number}
          </text>
        </a>
      ))}
    </svg>
  );
}
