import { dealTypes } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatPounds, groupThousands } from '#shared/format/format-pounds.ts';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './onward-sections.module.css';
import type { OnwardLink, OnwardLinks, ResultsData } from './results-data.ts';

/** Links to the pages one level below, at the foot of the page. */
export function OnwardSections({ data }: { readonly data: ResultsData }) {
  const { catalogueVersion, path, onward } = data;
  return onward.map((section) => (
    <ReusedMarkup
      key={section.heading}
      as="section"
      className={styles.section}
      cacheKey={`onward ${catalogueVersion} ${path} ${section.heading}`}
      render={data.keptCards ? undefined : () => <OnwardSection section={section} data={data} />}
    />
  ));
}

function OnwardSection({ section, data }: { readonly section: OnwardLinks; readonly data: ResultsData }) {
  const isPriced = section.links.some(({ fromPence }) => fromPence !== undefined);
  return (
    <>
      <h2>{section.heading}</h2>
      {isPriced && (
        <p className={styles.basis}>
          {`Lowest monthly rental ${dealTypes[data.dealType].vat} for ${profileWords(defaultProfile)}.`}
        </p>
      )}
      <ul className={styles.links}>
        {section.links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.name}</a>
            <span>{aside(link)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function aside({ fromPence, vehicleCount }: OnwardLink): string {
  if (fromPence !== undefined) return `from ${formatPounds(fromPence, { pennies: true })}`;
  return vehicleCount === undefined ? '' : groupThousands(vehicleCount);
}
