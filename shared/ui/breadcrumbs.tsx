import { withQueryText } from '#shared/format/with-query-text.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Home first, the page itself last. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** A query string that every crumb but Home carries. */
  readonly carried?: string | undefined;
  readonly style: 'absolute' | 'light' | 'dark' | 'news' | 'flix';
}

/** The trail to the page; the last crumb is the page itself and no link. Draws nothing for a trail of one. */
export function Breadcrumbs({ trail, carried, style }: BreadcrumbsProps) {
  const last = trail.at(-1);
  if (trail.length < 2 || !last) return null;
  return (
    <nav className={`${styles.crumbs} ${styles[style]}`} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {trail.slice(0, -1).map(({ name, path }, place) => (
          <li key={path}>
            <a href={carried && place > 0 ? withQueryText(path, carried) : path}>{name}</a>
          </li>
        ))}
        <li>
          {/* A new name is a new element, so that the animation runs again. */}
          <span key={last.name} className={styles.here} aria-current="page">
            {last.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
