import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { LinkList } from '#shared/ui/link-list.tsx';
import { SiteRatings } from '#shared/ui/site-ratings.tsx';
import { footerGroups, legalLinks } from './footer-links.ts';
import { linkToPage } from './menu-plans.ts';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly site: SiteIdentity;
  readonly catalogueNote: string;
}

/** The contents of the footer: links to every section, how to reach us, and the company behind the site. */
export function SiteFooter({ site, catalogueNote }: SiteFooterProps) {
  return (
    <div className={styles.inner}>
      <nav className={styles.groups} aria-label="All sections">
        {footerGroups.map(({ label, links }) => (
          <LinkList key={label} label={label} links={links} />
        ))}
      </nav>
      <nav aria-label="Small print">
        <ul className={styles.row}>
          {legalLinks.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.legal}>
        <SiteRatings ratings={site.ratings} />
        <p>
          <b>{site.name}</b>
          {` · ${site.phone} · ${site.openingHours}`}
        </p>
        <p>
          {site.isDemonstration ? `${site.legalLine}. No vehicle shown here can be ordered.` : site.legalLine}
        </p>
        {catalogueNote !== '' && <p>{catalogueNote}</p>}
        <p>
          Every price is for the term, mileage and initial payment shown with it, and is subject to status:{' '}
          <a href={`${linkToPage('home').path}#how-prices-work`}>how to read a price</a>. Vehicle drawings are
          illustrations. Make names and logos belong to their owners; logos from Simple Icons (CC0).
        </p>
        {site.socialLinks.length > 0 && <SocialLinks links={site.socialLinks} />}
      </div>
    </div>
  );
}

function SocialLinks({ links }: { readonly links: readonly string[] }) {
  return (
    <ul className={styles.row}>
      {links.map((href) => (
        <li key={href}>
          <a href={href} rel="me noopener">
            {href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}
