import {
  type Floor,
  fitFlat,
  palletWords,
  plasterboard,
  sheetWords,
  ukPallet,
} from '#shared/deals/load-floor.ts';
import { bayMm, bayWords } from '#shared/deals/parking-bay.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMetres } from '#shared/format/format-metres.ts';
import tableStyles from '#shared/ui/charts/figures-table.module.css';
import { SizeViews } from '#shared/ui/true-size/size-views.tsx';
import styles from '#shared/ui/true-size/true-size.module.css';
import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';

/** The vehicle at its own size beside a person and in a parking bay, and what its load floor takes. */
export function TrueSizeSection({ data: { vehicle, trueSize } }: { readonly data: VehicleData }) {
  const floor = floorOf(vehicle);
  if (!trueSize && !floor) return null;
  return (
    <FactSection heading="True size">
      {trueSize && (
        <>
          <p>{bayWords(trueSize)}</p>
          <SizeViews size={trueSize} />
          <p>Drawn to scale, with a typical outline for its class. The person is 1.75 m tall.</p>
          <SizeTable vehicle={vehicle} />
        </>
      )}
      {floor && (
        <>
          <h3>Load floor</h3>
          <p>{`${formatMetres(floor.length)} long, ${formatMetres(floor.width)} wide between the wheel arches.`}</p>
          <LoadFloor floor={floor} />
        </>
      )}
    </FactSection>
  );
}

function floorOf({ vehicleType, loadLengthMm, loadWidthMm }: Vehicle) {
  if (vehicleType === 'car' || loadLengthMm === undefined || loadWidthMm === undefined) return undefined;
  return { length: loadLengthMm, width: loadWidthMm };
}

function SizeTable({ vehicle: { lengthMm, widthMm, heightMm } }: { readonly vehicle: Vehicle }) {
  const rows = [
    ['Length', lengthMm, bayMm.length],
    ['Width without mirrors', widthMm, bayMm.width],
    ['Height', heightMm, undefined],
  ] as const;
  return (
    <details className={styles.figures}>
      <summary>Sizes in figures</summary>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Vehicle</th>
            <th scope="col">Typical bay</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own, bay]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{own === undefined ? 'Not known' : formatMetres(own)}</td>
              <td>{bay === undefined ? 'Open' : formatMetres(bay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A van's load floor from above, once with pallets and once with plasterboard. The cab is on the left. */
function LoadFloor({ floor }: { readonly floor: Floor }) {
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
