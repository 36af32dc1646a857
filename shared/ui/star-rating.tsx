import { iconHref } from './icon.tsx';
import styles from './star-rating.module.css';

const side = 24;
/** Free space on either side of a star in its square of 24. */
const margin = 3;
const places = [0, 1, 2, 3, 4];

interface StarRatingProps {
  /** 0 to 5. */
  readonly rating: number;
  /** Height in pixels; 20 unless given. */
  readonly size?: number;
}

/** Five stars, filled as far as the rating goes, a part of a star included; named "4.6 out of 5 stars". */
export function StarRating({ rating, size = 20 }: StarRatingProps) {
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${places.length * side} ${side}`}
      width={places.length * size}
      height={size}
      role="img"
      aria-label={`${rating.toFixed(1)} out of 5 stars`}
    >
      <g className={styles.empty}>
        <Row />
      </g>
      {/* The inner svg clips its content at its edge, which shows a part of a star. */}
      <svg width={toWidth(rating)} height={side} aria-hidden="true">
        <Row />
      </svg>
    </svg>
  );
}

function Row() {
  return places.map((place) => (
    <use key={place} href={iconHref('star-full')} x={place * side} width={side} height={side} />
  ));
}

/** Width of the filled stars. A fraction is measured over the star itself, without the free space around it. */
function toWidth(rating: number): number {
  const whole = Math.floor(rating);
  const part = rating - whole;
  return part === 0 ? whole * side : whole * side + margin + Math.round(part * (side - 2 * margin) * 10) / 10;
}
