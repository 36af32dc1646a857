import { groupThousands } from '#shared/format/format-pounds.ts';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './onward-sections.module.css';
import type { OnwardLinks, ResultsData } from './results-data.ts';

/** Links to the pages one level below, at the foot of the page. The server makes a section once and fills in addresses. */
export function OnwardSections({ data }: { readonly data: ResultsData }) {
  const { catalogueVersion, path, onward, profile, sort } = data;
  return onward.map((section) => {
    const key = `onward ${catalogueVersion} ${path} ${section.heading}`;
    return (
      <ReusedMarkup
        key={section.heading}
        as="section"
        className={styles.section}
        cacheKey={`${key} ${Object.values(profile)} ${sort}`}
        sharedKey={`${key} ${section.links.map(({ name }) => name)}`}
        blanks={section.links.map((link) => link.path)}
        render={data.keptCards ? undefined : (hrefs) => <OnwardSection section={section} hrefs={hrefs} />}
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
      <ul className={styles.links}>
        {links.map(({ name, vehicleCount }, place) => (
          <li key={name}>
            <a href={hrefs[place]}>{name}</a>
            {vehicleCount !== undefined && <span>{groupThousands(vehicleCount)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
