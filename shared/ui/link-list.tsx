import styles from './link-list.module.css';

/** A link of the menus. */
export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/** Links under one label: the third level of the menu, or a column of the footer. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** A short named list of links, for menus and the footer. */
export function LinkList({ label, links }: NavigationGroup) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
