import styles from './chart.module.css';

/** A place along an axis, in percent of the picture's width or height, and the words beside it. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

interface AxesProps {
  /** From left to right. */
  readonly across: readonly Tick[];
  /** Percent from the top. */
  readonly up: readonly Tick[];
}

/**
 * The lines across a picture with their values before them, and the values below it. Places are percentages, so that
 * the letters keep their size however wide the picture is.
 */
export function Axes({ across, up }: AxesProps) {
  return (
    <>
      {up.map(({ at, label }) => (
        <g key={label}>
          <line className={styles.grid} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text className={styles.label} x="-8" y={`${at}%`} dy="4" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {across.map(({ at, label }) => (
        <text key={label} className={styles.label} x={`${at}%`} y="100%" dy="18" textAnchor={toAnchor(at)}>
          {label}
        </text>
      ))}
    </>
  );
}

/** Keeps words at the edges inside the picture. */
export function toAnchor(at: number): 'start' | 'middle' | 'end' {
  if (at < 8) return 'start';
  return at > 92 ? 'end' : 'middle';
}
