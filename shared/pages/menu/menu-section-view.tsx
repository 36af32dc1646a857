import type { DealType } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { VehicleTab } from '#shared/routes/page.ts';
import { LinkList } from '#shared/ui/link-list.tsx';
import { AllOfSection } from './all-of-section.tsx';
import type { MenuSection } from './menu-data.ts';
import { MenuBodyTypes, MenuMakes } from './menu-lists.tsx';
import styles from './menu-section-view.module.css';

interface MenuSectionViewProps {
  readonly tab: VehicleTab;
  readonly section: MenuSection;
  readonly hasIcons: boolean;
}

/** One section of the page: its heading, its makes or body types, its links, and what its badge means. */
export function MenuSectionView({ tab, section, hasIcons }: MenuSectionViewProps) {
  const hasBestPrices = section.makes?.some((make) => make.hasBestPrices) ?? false;
  return (
    <section className={styles.section}>
      <h3 id={section.id}>{section.label}</h3>
      <div>
        <Content
          section={section}
          dealType={tab === 'car' ? 'personal' : 'van'}
          hasIcons={hasIcons}
          hasBusinessLinks={tab === 'car'}
        />
        {hasBestPrices && <p className={styles.note}>{bestPricesSentence}</p>}
      </div>
    </section>
  );
}

const bestPricesSentence = `Best Prices: the make has our lowest true monthly cost in at least one body type (personal, inc VAT, ${profileWords(defaultProfile)}). Popular makes have the most deals.`;

interface ContentProps {
  readonly section: MenuSection;
  /** Deal type of the pages that makes and body types lead to. */
  readonly dealType: DealType;
  /** Icons in place of images of body types. */
  readonly hasIcons: boolean;
  /** Makes and body types have a second link to their business deals. */
  readonly hasBusinessLinks: boolean;
}

function Content({ section, dealType, hasIcons, hasBusinessLinks }: ContentProps) {
  const { makes, bodyTypes, groups, all } = section;
  return (
    <div className={styles.content}>
      {makes && <MenuMakes makes={makes} dealType={dealType} hasBusinessLinks={hasBusinessLinks} />}
      {bodyTypes && (
        <MenuBodyTypes
          bodyTypes={bodyTypes}
          dealType={dealType}
          hasIcons={hasIcons}
          hasBusinessLinks={hasBusinessLinks}
        />
      )}
      <AllOfSection all={all} isByDealType={hasBusinessLinks} />
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ label, links }) => (
            <LinkList key={label} label={label} links={links} />
          ))}
        </div>
      )}
    </div>
  );
}
