import { groundY } from '#shared/drawings/curve.ts';
import type { Silhouette } from '#shared/drawings/silhouette.ts';
import styles from './true-size.module.css';

/** A vehicle from the side, its front bumper at x and its tyres on the ground at y, in centimetres. */
export function SideShape({
  side,
  x,
  y,
}: {
  readonly side: Silhouette;
  readonly x: number;
  readonly y: number;
}) {
  const { front, rear, radius } = side.wheels;
  return (
    <g transform={`translate(${x} ${y - groundY})`}>
      <path className={styles.body} d={side.body} />
      {side.glass && <path className={styles.glass} d={side.glass} />}
      {[front, rear].map((centre) => (
        <g key={centre}>
          <circle className={styles.tyre} cx={centre} cy={groundY - radius} r={radius} />
          <circle className={styles.rim} cx={centre} cy={groundY - radius} r={radius * 0.62} />
        </g>
      ))}
    </g>
  );
}
