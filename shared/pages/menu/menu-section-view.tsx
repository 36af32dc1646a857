import type { DealType } from '#shared/deals/deal-type.ts';
import type { CarDealType } from '#shared/deals/deal-type-toggle.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { VehicleTab } from '#shared/routes/page.ts';
import { LinkList, type NavigationLink } from '#shared/ui/link-list.tsx';
import allOfSectionStyles from './all-of-section.module.css';
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

interface AllOfSectionProps {
  readonly all: NavigationLink | undefined;
  /** True when there is a personal and a business list: then each is a button that also keeps that deal type. */
  readonly isByDealType: boolean;
}

/** The link to everything in a section, such as all manufacturers; draws nothing for a section without one. */
function AllOfSection({ all, isByDealType }: AllOfSectionProps) {
  if (!all) return null;
  if (!isByDealType)
    return (
      <p className={allOfSectionStyles.all}>
        <a href={all.path}>{all.label}</a>
      </p>
    );
  return (
    <div className={allOfSectionStyles.all}>
      <KeepingForm dealType="personal" path={all.path} label={all.label} />
      <KeepingForm
        dealType="business"
        path={withQuery(all.path, { dealType: 'business' })}
        label={`${all.label} for business`}
      />
    </div>
  );
}

interface KeepingFormProps {
  readonly dealType: CarDealType;
  readonly path: string;
  readonly label: string;
}

/**
 * Opens a page and stores the deal type in the cookie `toggleDealType`. It is a form, because without scripts a link
 * cannot set a cookie.
 */
function KeepingForm({ dealType, path, label }: KeepingFormProps) {
  return (
    <form method="post" action="/deal-type">
      <input type="hidden" name="dealType" value={dealType} />
      <input type="hidden" name="next" value={path} />
      <button type="submit">{label}</button>
    </form>
  );
}
