import { bayMm, bayWords } from '#shared/deals/parking-bay.ts';
import { groundY, round } from '#shared/drawings/curve.ts';
import type { Silhouette } from '#shared/drawings/silhouette.ts';
import { formatMetres } from '#shared/format/format-metres.ts';
import styles from './true-size.module.css';
import type { TrueSize } from './true-size-data.ts';

const left = 8;
const bay = { length: bayMm.length / 10, width: bayMm.width / 10 };
/** Somebody to compare with. */
const personCm = 175;

/** A vehicle from the side with its length and height marked, and from above in a usual parking bay, at one scale. */
export function SizeViews({ size }: { readonly size: TrueSize }) {
  const [length, height] = [Math.round(size.lengthMm / 10), Math.round(size.heightMm / 10)];
  const ground = Math.max(height, personCm) + 8;
  const end = left + Math.max(length, bay.length);
  const top = ground + 66;
  return (
    <svg
      className={styles.views}
      viewBox={`0 0 ${Math.ceil(end + 148)} ${Math.ceil(size.above ? top + bay.width + 34 : ground + 40)}`}
      role="img"
      aria-label={bayWords(size)}
    >
      <path className={styles.ground} d={`M0 ${ground}H${end + 148}`} />
      <SideShape side={size.side} x={left} y={ground} />
      <HeightMark x={end + 12} foot={ground} head={ground - height} text={formatMetres(size.heightMm)} />
      <Person x={end + 128} y={ground} />
      <LengthMark from={left} to={left + length} y={ground + 20} text={formatMetres(size.lengthMm)} />
      {size.above && <Bay size={size} top={top} />}
    </svg>
  );
}

interface LengthMarkProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly text: string;
}

function LengthMark({ from, to, y, text }: LengthMarkProps) {
  return (
    <g>
      <path className={styles.mark} d={`M${from} ${y - 8}v16M${to} ${y - 8}v16M${from} ${y}H${to}`} />
      <text className={styles.text} x={(from + to) / 2} y={y + 26} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

interface HeightMarkProps {
  readonly x: number;
  readonly foot: number;
  readonly head: number;
  readonly text: string;
}

function HeightMark({ x, foot, head, text }: HeightMarkProps) {
  return (
    <g>
      <path className={styles.mark} d={`M${x - 8} ${foot}h16M${x - 8} ${head}h16M${x} ${foot}V${head}`} />
      <text className={styles.text} x={x + 10} y={(foot + head) / 2 + 7}>
        {text}
      </text>
    </g>
  );
}

function Person({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.person} transform={`translate(${x} ${y - personCm})`}>
      <circle cx="0" cy="12" r="12" />
      <path d="M-15 30q15-6 30 0l4 62q-3 6-7 0l-3-38 1 44-3 76h-9l-2-66-2 66h-9l-3-76 1-44-3 38q-4 6-7 0z" />
    </g>
  );
}

/** The vehicle in its bay, nose to the closed end, with what is left behind it and beside it. */
function Bay({ size, top }: { readonly size: TrueSize; readonly top: number }) {
  const middle = top + bay.width / 2;
  const right = left + bay.length;
  const end = left + size.lengthMm / 10;
  const over = size.lengthMm - bayMm.length;
  const half = (size.widthMm ?? bayMm.width) / 20;
  return (
    <g>
      {over < 0 && <path className={styles.free} d={`M${end} ${top}H${right}v${bay.width}H${end}z`} />}
      <path className={styles.bay} d={`M${right} ${top}H${left}v${bay.width}H${right}`} />
      <path className={styles.open} d={`M${right} ${top}v${bay.width}`} />
      <g transform={`translate(${left} ${middle - groundY})`}>
        <path className={styles.mirrors} d={size.above?.mirrors} />
        <path className={styles.body} d={size.above?.body} />
        <path className={styles.glass} d={size.above?.glass} />
      </g>
      <path
        className={styles.mark}
        d={`M${left + 60} ${top}V${middle - half}M${left + 60} ${middle + half}V${top + bay.width}`}
      />
      <EndMark x={Math.max(right, end) + 8} y={middle} over={over} />
      <text className={styles.text} x={left + 44} y={top + bay.width + 26}>
        {`${formatMetres(Math.max(0, (bayMm.width - (size.widthMm ?? 0)) / 2))} each side`}
      </text>
    </g>
  );
}

/** How much of the bay's length is left, or wanting. */
function EndMark({ x, y, over }: { readonly x: number; readonly y: number; readonly over: number }) {
  return (
    <text className={styles.text} x={x} y={y}>
      {formatMetres(Math.abs(over))}
      <tspan x={x} dy="1.25em">
        {over > 0 ? 'too long' : 'left'}
      </tspan>
    </text>
  );
}

/** A vehicle from the side, its front bumper at x and its tyres on the ground at y, in centimetres. */
function SideShape({ side, x, y }: { readonly side: Silhouette; readonly x: number; readonly y: number }) {
  const { front, rear, radius } = side.wheels;
  return (
    <g transform={`translate(${x} ${y - groundY})`}>
      <path className={styles.body} d={side.body} />
      {side.glass && <path className={styles.glass} d={side.glass} />}
      {[front, rear].map((centre) => (
        <g key={centre}>
          <circle className={styles.tyre} cx={centre} cy={groundY - radius} r={radius} />
          <circle className={styles.rim} cx={centre} cy={groundY - radius} r={round(radius * 0.62)} />
        </g>
      ))}
    </g>
  );
}
