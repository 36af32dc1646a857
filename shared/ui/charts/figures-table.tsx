import styles from './figures-table.module.css';

interface FiguresTableProps {
  /** Names of the columns; the first may be empty. */
  readonly head: readonly string[];
  /** Rows, each with its name first. */
  readonly rows: readonly (readonly string[])[];
}

/** Figures or words in rows and columns, as they stand behind a picture or beside it. */
export function FiguresTable({ head, rows }: FiguresTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) =>
            name === '' ? (
              <td key={name} />
            ) : (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
