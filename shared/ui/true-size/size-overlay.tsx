import { groundY } from '#shared/drawings/curve.ts';
import { formatMetres } from '#shared/format/format-metres.ts';
import styles from './true-size.module.css';
import type { NamedSize } from './true-size-data.ts';

const lineStyles = [styles.first, styles.second, styles.third, styles.fourth];

/** Two to four vehicles laid over each other at one scale, front bumpers in line; the figures stand in a table below. */
export function SizeOverlay({ vehicles }: { readonly vehicles: readonly NamedSize[] }) {
  const length = Math.max(...vehicles.map(({ size }) => size.lengthMm)) / 10;
  const height = Math.max(...vehicles.map(({ size }) => size.heightMm)) / 10;
  const above = vehicles.flatMap(({ size }) => size.widthMm ?? []);
  const width = above.length === 0 ? 0 : Math.max(...above) / 10 + 44;
  const ground = height + 6;
  return (
    <svg
      className={styles.views}
      viewBox={`-4 0 ${Math.ceil(length + 8)} ${Math.ceil(ground + 6 + width)}`}
      role="img"
      aria-label={`${vehicles.map(({ name }) => name).join(', ')}, drawn over each other to the same scale`}
    >
      <path className={styles.ground} d={`M-4 ${ground}h${length + 8}`} />
      {vehicles.map(({ name, size }, index) => (
        <g key={name} className={lineStyles[index]}>
          <Side size={size} ground={ground} />
          {size.above && (
            <path transform={`translate(0 ${ground + 6 + width / 2 - groundY})`} d={size.above.body} />
          )}
        </g>
      ))}
    </svg>
  );
}

function Side({ size: { side }, ground }: Pick<NamedSize, 'size'> & { readonly ground: number }) {
  const { front, rear, radius } = side.wheels;
  return (
    <g transform={`translate(0 ${ground - groundY})`}>
      <path d={side.body} />
      <circle cx={front} cy={groundY - radius} r={radius} />
      <circle cx={rear} cy={groundY - radius} r={radius} />
    </g>
  );
}

/** Which line is whose. */
export function SizeKeys({ vehicles }: { readonly vehicles: readonly NamedSize[] }) {
  return (
    <ul className={styles.keys}>
      {vehicles.map(({ name, size }, index) => (
        <li key={name}>
          <svg className={lineStyles[index]} viewBox="0 0 40 12" aria-hidden="true">
            <path d="M1.5 1.5h37v9h-37z" />
          </svg>
          {`${name}: ${sizeText(size)}`}
        </li>
      ))}
    </ul>
  );
}

function sizeText({ lengthMm, widthMm, heightMm }: NamedSize['size']): string {
  const wide = widthMm === undefined ? '' : ` × ${formatMetres(widthMm)} wide`;
  return `${formatMetres(lengthMm)} long${wide} × ${formatMetres(heightMm)} high`;
}
