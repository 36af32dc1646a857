import { groupThousands } from '#shared/format/format-pounds.ts';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './onward-sections.module.css';
import type { OnwardLinks, ShownResults } from './results-data.ts';

/** Links to the pages one level below, at the foot of the page. The server makes a section once and fills in addresses. */
export function OnwardSections({ data }: { readonly data: ShownResults }) {
  const { catalogueVersion, path, profile, sort } = data;
  const sections: readonly Partial<OnwardLinks>[] =
    'kept' in data ? data.kept.onward.map((heading) => ({ heading })) : data.onward;
  return sections.map(({ heading = '', links }) => {
    const key = `onward ${catalogueVersion} ${path} ${heading}`;
    return (
      <ReusedMarkup
        key={heading}
        as="section"
        className={styles.section}
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
      <ul className={styles.links}>
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
