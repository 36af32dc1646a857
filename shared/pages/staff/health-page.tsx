import type { PageProps } from '#shared/routes/page.ts';
import styles from './health-page.module.css';
import type { HealthRow, StaffHealthData } from './staff-data.ts';
import { StaffFrame } from './staff-frame.tsx';
import { Facts } from './staff-list.tsx';
import text from './staff-text.module.css';

/** How the site is, on one screen; what needs somebody comes first. */
export default function StaffHealthPage({ data }: PageProps<StaffHealthData>) {
  const troubles = data.groups.flatMap(({ rows }) => rows.filter(({ trouble }) => trouble !== undefined));
  return (
    <StaffFrame data={data} title="Health">
      <Troubles rows={troubles} />
      <div className={styles.groups}>
        {data.groups.map(({ title, rows }) => (
          <Facts key={title} title={title} facts={rows} />
        ))}
      </div>
    </StaffFrame>
  );
}

function Troubles({ rows }: { readonly rows: readonly HealthRow[] }) {
  if (rows.length === 0) return <p className={text.done}>Nothing needs you at the moment.</p>;
  return (
    <section className={styles.troubles} aria-labelledby="troubles">
      <h2 id="troubles">Needs attention</h2>
      <ul>
        {rows.map(({ label, trouble, href }) => (
          <li key={label}>{href === undefined ? trouble : <a href={href}>{trouble}</a>}</li>
        ))}
      </ul>
    </section>
  );
}
