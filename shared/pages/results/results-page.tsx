import { useEffect } from 'react';
import { groupThousands } from '#shared/format/format-pounds.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import { OpeningPicture } from '#shared/ui/opening-picture.tsx';
import { Questions } from '#shared/ui/questions.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import { DealList, pageHref } from './deal-list.tsx';
import guideSectionStyles from './guide-section.module.css';
import { keepLastResults } from './last-results.ts';
import { NoDeals } from './no-deals.tsx';
import onwardSectionsStyles from './onward-sections.module.css';
import { PriceMapPart } from './price-map/price-map-part.tsx';
import type { OnwardLinks, ResultsFacts, ShownResults } from './results-data.ts';
import { ResultsForm } from './results-form.tsx';
import type { ResultsGuide } from './results-guide.ts';
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
      {data.picture !== undefined && <OpeningPicture src={data.picture} />}
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

/** Words about the subject of a list and answers to common questions, below its deals; only some themes have them. */
function GuideSection({ data }: { readonly data: ShownResults }) {
  const { catalogueVersion, path, profile } = data;
  const guide = 'kept' in data ? undefined : data.guide;
  if (!guide && !('kept' in data && data.kept.hasGuide)) return null;
  const key = `guide ${catalogueVersion} ${path}`;
  return (
    <ReusedMarkup
      as="section"
      className={guideSectionStyles.guide}
      cacheKey={`${key} ${Object.values(profile)}`}
      sharedKey={key}
      blanks={guide?.links.map((link) => link.path)}
      render={guide && ((hrefs) => <Guide guide={guide} hrefs={hrefs} />)}
    />
  );
}

interface GuideProps {
  readonly guide: ResultsGuide;
  readonly hrefs: readonly string[];
}

function Guide({ guide: { heading, paragraphs, links, faqs }, hrefs }: GuideProps) {
  return (
    <>
      <div className={guideSectionStyles.words}>
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className={guideSectionStyles.links}>
          {links.map(({ label }, place) => (
            <li key={label}>
              <a href={hrefs[place]}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <h2>Common questions</h2>
      <Questions items={faqs} />
    </>
  );
}

/** Links to the pages one level below, at the foot of the page. The server makes a section once and fills in addresses. */
function OnwardSections({ data }: { readonly data: ShownResults }) {
  const { catalogueVersion, path, profile, sort } = data;
  const sections: readonly Partial<OnwardLinks>[] =
    'kept' in data ? data.kept.onward.map((heading) => ({ heading })) : data.onward;
  return sections.map(({ heading = '', links }) => {
    const key = `onward ${catalogueVersion} ${path} ${heading}`;
    return (
      <ReusedMarkup
        key={heading}
        as="section"
        className={onwardSectionsStyles.section}
        cacheKey={`${key} ${Object.values(profile)} ${sort}`}
        sharedKey={`${key} ${links?.map(({ name }) => name)}`}
        blanks={links?.map((link) => link.path)}
        render={links && ((hrefs) => <OnwardSection section={{ heading, links }} hrefs={hrefs} />)}
      />
    );
  });
}

interface OnwardSectionProps {
  readonly section: OnwardLinks;
  readonly hrefs: readonly string[];
}

function OnwardSection({ section: { heading, links }, hrefs }: OnwardSectionProps) {
  return (
    <>
      <h2>{heading}</h2>
      <ul className={onwardSectionsStyles.links}>
        {links.map(({ name, vehicleCount }, place) => (
          <li key={name}>
            <a href={hrefs[place]}>{name}</a>
            {vehicleCount !== undefined && <i>{groupThousands(vehicleCount)}</i>}
          </li>
        ))}
      </ul>
    </>
  );
}
