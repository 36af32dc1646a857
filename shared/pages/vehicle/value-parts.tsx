import { type ValueScorePart, valueScoreParts } from '#shared/deals/value-score.ts';
import tableStyles from '#shared/ui/charts/figures-table.module.css';
import { FactSection } from './fact-section.tsx';
import styles from './value-parts.module.css';
import type { VehicleData } from './vehicle-data.ts';

const parts = Object.entries(valueScoreParts) as readonly [
  ValueScorePart,
  { label: string; maxPoints: number },
][];

/** The value score with the points of each part, all computed from figures on this page. */
export function ValueParts({ data: { value } }: { readonly data: VehicleData }) {
  if (!value) return null;
  return (
    <FactSection heading={`Value score: ${value.score} of 100`}>
      <p>Every deal is scored the same way, using only the figures here.</p>
      <table className={tableStyles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Share</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([part, { label, maxPoints }]) => (
            <tr key={part}>
              <th scope="row">{label}</th>
              <td className={styles.share}>
                <meter min={0} max={maxPoints} value={value.parts[part]} aria-label={label} />
              </td>
              <td>{`${value.parts[part]} of ${maxPoints}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FactSection>
  );
}
