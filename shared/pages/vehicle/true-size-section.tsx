import { bayMm, bayWords } from '#shared/deals/parking-bay.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMetres } from '#shared/format/format-metres.ts';
import tableStyles from '#shared/ui/charts/figures-table.module.css';
import { LoadFloor } from '#shared/ui/true-size/load-floor.tsx';
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
