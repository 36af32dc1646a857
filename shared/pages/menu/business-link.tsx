import styles from './business-link.module.css';

interface BusinessLinkProps {
  /** What the deals are of, as read out: "BMW business". */
  readonly name: string;
  readonly path: string | undefined;
}

/** The small second link of a make or body type, to its business deals; nothing where there are none. */
export function BusinessLink({ name, path }: BusinessLinkProps) {
  if (path === undefined) return null;
  return (
    <a className={styles.business} href={path}>
      <span className="visually-hidden">{`${name} `}</span>
      Business
    </a>
  );
}
