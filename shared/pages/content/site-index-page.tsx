import type { PageProps } from '#shared/routes/page.ts';
import layout from '#shared/ui/page-layout.module.css';
import type { SiteIndexData } from './content-data.ts';
import styles from './site-index.module.css';

/** Every page that needs no search: the site's own links, then its texts by section. */
export default function SiteIndexPage({ data: { groups } }: PageProps<SiteIndexData>) {
  return (
    <div>
      <div className={layout.page}>
        <div>
          <h1>Site map</h1>
          <p className={layout.lead}>
            Every section of the site, and every guide, news item and document in it.
          </p>
        </div>
        <div className={styles.groups}>
          {groups.map(({ label, links }) => (
            <section key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
