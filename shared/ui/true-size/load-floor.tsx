import { type Floor, fitFlat, plasterboard, ukPallet } from '#shared/deals/load-floor.ts';
import { palletWords, sheetWords } from '#shared/deals/load-floor-words.ts';
import styles from './true-size.module.css';

/** A van's load floor from above, once with pallets and once with plasterboard. The cab is on the left. */
export function LoadFloor({ floor }: { readonly floor: Floor }) {
  return (
    <div className={styles.floors}>
      <FloorPicture floor={floor} item={ukPallet} words={palletWords(floor)} />
      <FloorPicture floor={floor} item={plasterboard} words={sheetWords(floor)} />
    </div>
  );
}

interface FloorPictureProps {
  readonly floor: Floor;
  readonly item: Floor;
  readonly words: string;
}

function FloorPicture({ floor, item, words }: FloorPictureProps) {
  const cm = (mm: number) => Math.round(mm / 10);
  return (
    <figure>
      <svg
        className={styles.floor}
        viewBox={`-2 -2 ${cm(floor.length) + 4} ${cm(floor.width) + 4}`}
        role="img"
        aria-label={`Load floor from above. ${words}`}
      >
        <rect width={cm(floor.length)} height={cm(floor.width)} rx="4" />
        {fitFlat(floor, item).map(({ x, y, length, width }) => (
          <rect
            key={`${x} ${y}`}
            className={styles.item}
            x={cm(x) + 2}
            y={cm(y) + 2}
            width={cm(length) - 4}
            height={cm(width) - 4}
            rx="3"
          />
        ))}
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
