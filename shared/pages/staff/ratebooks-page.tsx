import type { PageProps } from '#shared/routes/page.ts';
import type { StaffRatebooksData } from './catalogue-data.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

/** Whose prices the site shows and for how long, those that end first at the top. */
export default function StaffRatebooksPage({ data }: PageProps<StaffRatebooksData>) {
  const { ratebooks } = data;
  return (
    <StaffFrame
      data={data}
      title="Ratebooks"
      lead="Those that end first are at the top. Prices leave the site by themselves once their ratebook has ended."
    >
      {ratebooks.length === 0 ? (
        <p>No ratebooks.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Ratebook</th>
              <th scope="col">Funder</th>
              <th scope="col">Days</th>
              <th scope="col">Left</th>
              <th scope="col">Holds</th>
              <th scope="col">After that</th>
            </tr>
          </thead>
          <tbody>
            {ratebooks.map(({ key, name, funder, days, left, holds, after }) => (
              <tr key={key}>
                <td data-label="Ratebook">{name}</td>
                <td data-label="Funder">{funder}</td>
                <td data-label="Days">{days}</td>
                <td data-label="Left">{left}</td>
                <td data-label="Holds">{holds}</td>
                <td data-label="After that">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </StaffFrame>
  );
}
