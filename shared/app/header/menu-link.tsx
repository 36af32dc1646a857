import { siteLinks } from '#shared/routes/site-links.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './menu-link.module.css';

/** Opens the mobile menu; without scripts a page of links. */
export function MenuLink() {
  return (
    <a className={styles.menu} href={siteLinks.menu.path} data-opens="menu">
      <Icon name="menu" />
      <Icon name="close" />
      <span className="visually-hidden">Menu</span>
    </a>
  );
}
