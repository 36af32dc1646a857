import styles from './staff.module.css';
import type { StaffPaging } from './staff-data.ts';

/** Ways to the pages before and after this one; nothing where there is only one page. */
export function StaffPages({ paging }: { readonly paging: StaffPaging }) {
  const { page, pageCount, total, previous, next } = paging;
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previous !== undefined && <a href={previous}>Newer</a>}
      <span>
        Page {page} of {pageCount} ({total.toLocaleString('en-GB')} in all)
      </span>
      {next !== undefined && <a href={next}>Older</a>}
    </nav>
  );
}
