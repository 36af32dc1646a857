import { siteLinks } from '#shared/routes/site-links.ts';
import { BrandMark } from '#shared/ui/brand-mark.tsx';
import styles from './header-links.module.css';

/** Mark and name of the site: the way home. */
export function HeaderBrand({ name }: { readonly name: string }) {
  return (
    <a className={styles.brand} href={siteLinks.home.path} aria-label={`${name}, home`}>
      <span aria-hidden="true">
        <BrandMark name={name} />
      </span>
      <span className={styles.name}>{name}</span>
    </a>
  );
}
