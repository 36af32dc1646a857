import type { AskedPrice } from '#shared/deals/running-cost.ts';
import figures from '#shared/ui/charts/figures-table.module.css';
import answerStyles from './answer.module.css';
import styles from './running-cost-answer.module.css';

/** The lease, one way of buying energy or the mileage charge: by the month, by the mile and over the lease. */
export interface CostLine {
  readonly name: string;
  /** "£61" */
  readonly month: string;
  /** "7.3p" */
  readonly mile: string;
  /** Over the whole lease: "£2,189" */
  readonly term: string;
  /** Length of its bar in percent of the longest. */
  readonly width: number;
  readonly isLease: boolean;
}

/** What a vehicle costs to run beside its lease. */
export interface RunningCostAnswer {
  /** The energy in a sentence; absent where nothing is known of it. */
  readonly sentence?: string;
  /** The lease and the energy beside each other; none where the energy is not known. */
  readonly lines: readonly CostLine[];
  /** The length of the lease: "36 months". */
  readonly term: string;
  /** What the figures rest on. */
  readonly notes: readonly string[];
  /** Road tax, servicing and range, each in words. */
  readonly facts: readonly { readonly heading: string; readonly words: string }[];
  /** The prices that the visitor can type, because the vehicle's own WLTP figure is known. */
  readonly askedPrices: readonly AskedPrice[];
}

interface RunningCostFiguresProps {
  readonly answer: Pick<RunningCostAnswer, 'lines' | 'term' | 'notes'>;
}

/** The energy beside the lease: a table whose rows are bars on one scale. Nothing is added up. */
export function RunningCostFigures({ answer: { lines, term, notes } }: RunningCostFiguresProps) {
  return (
    <>
      {lines.length > 0 && <CostTable lines={lines} term={term} />}
      {notes.map((note) => (
        <p key={note} className={answerStyles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function CostTable({ lines, term }: Pick<RunningCostAnswer, 'lines' | 'term'>) {
  return (
    <table className={`${figures.table} ${styles.costs}`}>
      <thead>
        <tr>
          <th scope="col">Cost</th>
          <th scope="col">A month</th>
          <th scope="col">A mile</th>
          <th scope="col">{`Over ${term}`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, month, mile, term: overTerm, width, isLease }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg className={styles.bar} aria-hidden="true">
                <rect className={isLease ? styles.lease : styles.energy} width={`${width}%`} height="100%" />
              </svg>
            </th>
            <td>{month}</td>
            <td>{mile}</td>
            <td>{overTerm}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the lease does about road tax and servicing, and how far a charge goes. */
export function RunningCostFacts({ facts }: Pick<RunningCostAnswer, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ heading, words }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
