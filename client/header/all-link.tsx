import styles from '#shared/app/header/header-menus.module.css';
import { Icon } from '#shared/ui/icon.tsx';

interface AllLinkProps {
  readonly all: { readonly label: string; readonly path: string } | undefined;
}

/** The link to everything in a section, such as all manufacturers; draws nothing for a section without one. */
export function AllLink({ all }: AllLinkProps) {
  if (!all) return null;
  return (
    <a className={styles.all} href={all.path}>
      {all.label}
      <Icon name="arrow-right" size={16} />
    </a>
  );
}
