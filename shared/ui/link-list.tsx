import styles from './link-list.module.css';

interface LinkListProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

/** A short named list of links, for menus and the footer. */
export function LinkList({ label, links }: LinkListProps) {
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
