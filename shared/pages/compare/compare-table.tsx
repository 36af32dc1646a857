import { ButtonLink } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { CompareData, ComparedColumn, ComparedGroup, ComparedRow } from './compare-data.ts';
import styles from './compare-table.module.css';
import comparedColumnHeadStyles from './compared-column-head.module.css';
import { ScaledDrawing } from './scaled-drawing.tsx';

interface TableProps {
  readonly data: CompareData;
}

/** The deals as columns, their facts as rows. On phones two columns show at a time, with the edge of the next, and the rest are swiped in. */
export function CompareTable({ data: { columns, groups, energyNote, isOnlyDifferences } }: TableProps) {
  return (
    // A keyboard scrolls a region that has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on phones
    <section className={styles.frame} aria-label="Comparison" tabIndex={0}>
      {columns.length > 2 && (
        <p className={styles.more}>{`2 of ${columns.length} at a time: swipe for the rest`}</p>
      )}
      <table className={styles.table} data-columns={columns.length}>
        <caption className="visually-hidden">
          {isOnlyDifferences ? 'The full price, and the facts that differ' : 'The full price and every fact'}
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <th key={column.item} className={styles.columnHead} scope="col">
                <ComparedColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.heading} group={group} columns={columns} />
        ))}
      </table>
      <p className={styles.note}>
        Prices include every fee and are subject to status. Excess mileage is for each mile over the
        allowance.{energyNote !== undefined && ` ${energyNote}`}
      </p>
    </section>
  );
}

interface GroupProps {
  readonly group: ComparedGroup;
  readonly columns: readonly ComparedColumn[];
}

/** A group of rows. Its heading repeats the names, so that each column is known wherever the visitor has scrolled. */
function Group({ group: { heading, rows }, columns }: GroupProps) {
  return (
    <tbody>
      <tr>
        <th className={styles.groupHead} scope="rowgroup">
          {heading}
        </th>
        {columns.map(({ item, makeName, modelName }) => (
          <td key={item} className={styles.groupName} aria-hidden="true">
            {`${makeName} ${modelName}`}
          </td>
        ))}
      </tr>
      {rows.map((row) => (
        <Row key={row.label} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly columns: readonly ComparedColumn[];
}

function Row({ row: { label, texts, isDifferent, best }, columns }: RowProps) {
  const isCompared = columns.length > 1;
  const isMarked = isCompared && isDifferent;
  return (
    <tr>
      <th className={styles.rowHead} scope="row">
        <span className={styles.label}>
          {label}
          {isCompared && (
            <small className={isMarked ? styles.differs : undefined}>{isMarked ? 'Differs' : 'Same'}</small>
          )}
        </span>
      </th>
      {columns.map(({ item }, index) => (
        <td key={item} className={isMarked ? `${styles.value} ${styles.marked}` : styles.value}>
          {texts[index] ?? <Unknown />}
          {best?.columns.includes(index) && (
            <span className={styles.best}>
              <Icon name="check" size={16} />
              {best.word}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not known</span>
    </>
  );
}

/** A deal at the head of its column: its drawing, name and cost, and the ways on. */
function ComparedColumnHead({ column }: { readonly column: ComparedColumn }) {
  const { makeName, modelName, derivativeName, href, image, removeHref, quoteHref, trueMonthly, vat } =
    column;
  return (
    <div className={comparedColumnHeadStyles.column}>
      <div className={comparedColumnHeadStyles.stage}>
        <ScaledDrawing image={image} />
        <a className={comparedColumnHeadStyles.remove} href={removeHref}>
          <Icon name="close" size={16} label={`Remove the ${makeName} ${modelName}`} />
        </a>
      </div>
      <a className={comparedColumnHeadStyles.name} href={href}>
        {`${makeName} ${modelName} `}
        <span className={comparedColumnHeadStyles.derivative}>{derivativeName}</span>
      </a>
      <p className={comparedColumnHeadStyles.cost}>
        <b className={comparedColumnHeadStyles.figure}>{trueMonthly ?? 'Price on application'}</b>
        {trueMonthly !== undefined && <small>{`true monthly cost ${vat}`}</small>}
      </p>
      <div className={comparedColumnHeadStyles.quote}>
        <ButtonLink href={quoteHref}>
          {trueMonthly === undefined ? 'Ask for a price' : 'Get this quote'}
        </ButtonLink>
      </div>
    </div>
  );
}
