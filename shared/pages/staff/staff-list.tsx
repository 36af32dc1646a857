import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import type { StaffPaging } from './staff-data.ts';
import staffFactsStyles from './staff-facts.module.css';
import staffItemStyles from './staff-item.module.css';
import styles from './staff-list.module.css';

/** Fields that narrow a list, sent to the page's own address. */
export function StaffFilter({ children }: { readonly children: ReactNode }) {
  return (
    <form className={styles.filters}>
      {children}
      <Button kind="secondary">Show</Button>
    </form>
  );
}

/** One column: its name, and what it shows of a row. */
export interface StaffColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
}

interface StaffTableProps<Row> {
  readonly columns: readonly StaffColumn<Row>[];
  readonly rows: readonly Row[];
  /** What tells a row from the others. */
  readonly keyOf: (row: Row) => string | number;
  /** What the page says where there are no rows; nothing unless given. */
  readonly none?: string;
}

/** A table; on phones each row is a block in which the name of the column stands beside the value. */
export function StaffTable<Row>({ columns, rows, keyOf, none }: StaffTableProps<Row>) {
  if (rows.length === 0) return none === undefined ? null : <p>{none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell }) => (
              <td key={name} data-label={name}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ways to the pages before and after this one; nothing where there is only one page. */
export function StaffPages({ paging }: { readonly paging: StaffPaging }) {
  const { page, pageCount, total, previous, next } = paging;
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previous !== undefined && <a href={previous}>Newer</a>}
      <span>
        Page {page} of {pageCount} ({total.toLocaleString('en-GB')} in total)
      </span>
      {next !== undefined && <a href={next}>Older</a>}
    </nav>
  );
}

interface StaffItemProps {
  /** Id of its heading, which `children` has. */
  readonly headingId: string;
  readonly children: ReactNode;
  /** The forms that decide on it. */
  readonly decision: ReactNode;
}

/** One thing to read, and beside it what to do about it. */
export function StaffItem({ headingId, children, decision }: StaffItemProps) {
  return (
    <article className={staffItemStyles.item} aria-labelledby={headingId}>
      <div>{children}</div>
      <div className={staffItemStyles.decision}>{decision}</div>
    </article>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
  /** Why it needs somebody; absent when it does not. */
  readonly trouble?: string | undefined;
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Facts under a heading, label beside value. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={staffFactsStyles.group}>
      <h2>{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Facts, label beside value. */
export function FactList({ facts }: Pick<FactsProps, 'facts'>) {
  return (
    <dl className={staffFactsStyles.facts}>
      {facts.map(({ label, value, href, trouble }) => (
        <div key={`${label} ${value}`} data-trouble={trouble === undefined ? undefined : ''}>
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}
