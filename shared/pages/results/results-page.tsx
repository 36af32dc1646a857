import { useEffect } from 'react';
import type { PageProps } from '#shared/routes/page.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import { DealList, pageHref } from './deal-list.tsx';
import { GuideSection } from './guide-section.tsx';
import { keepLastResults } from './last-results.ts';
import { NoDeals } from './no-deals.tsx';
import { OnwardSections } from './onward-sections.tsx';
import { PriceMapPart } from './price-map/price-map-part.tsx';
import type { ResultsFacts, ShownResults } from './results-data.ts';
import { ResultsForm } from './results-form.tsx';
import styles from './results-page.module.css';

/** Deals of one kind, filtered by the visitor and priced at the visitor's own profile. */
export default function ResultsPage({ data }: PageProps<ShownResults>) {
  const { total, page } = data;
  const href = pageHref(data, page);
  useEffect(() => {
    if (total > 0) keepLastResults({ href, total });
  }, [href, total]);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{data.heading}</h1>
          {data.page === 1 && <p className={styles.introduction}>{data.introduction}</p>}
          <DealTypeToggle page={data} />
        </div>
        <div className={styles.layout}>
          <ResultsForm data={data} />
          <div className={styles.results} id="deals">
            <Notes notes={data.notes} />
            <FilterChips data={data} />
            {data.total === 0 && <NoDeals data={data} />}
            {data.map && data.total > 0 ? (
              <PriceMapPart map={data.map} path={data.path} refused={data.refused} />
            ) : (
              <DealList data={data} />
            )}
          </div>
        </div>
        <OnwardSections data={data} />
      </div>
      <GuideSection data={data} />
    </>
  );
}

function FilterChips({ data: { chips, clearHref, widerHref } }: { readonly data: ResultsFacts }) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul aria-label="Filters that are on">
        {chips.map(({ label, href }) => (
          <li key={href}>
            <Chip href={href}>
              <span className="visually-hidden">Remove </span>
              {label}
              <Icon name="close" size={16} />
            </Chip>
          </li>
        ))}
      </ul>
      <a className={styles.clear} href={clearHref}>
        Clear all
      </a>
      {widerHref && (
        <a className={styles.clear} href={widerHref}>
          All makes
          <span className="visually-hidden"> with the same filters</span>
        </a>
      )}
    </div>
  );
}
