import type { DealType } from '#shared/deals/deal-type.ts';
import type { CarDealType } from '#shared/deals/deal-type-toggle.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { PageProps, VehicleTab } from '#shared/routes/page.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { LinkList, type NavigationLink } from '#shared/ui/link-list.tsx';
import allOfSectionStyles from './all-of-section.module.css';
import type { MenuData, MenuSection } from './menu-data.ts';
import { MenuBodyTypes, MenuMakes } from './menu-lists.tsx';
import styles from './menu-page.module.css';
import menuSectionViewStyles from './menu-section-view.module.css';

const tabs = [
  { tab: 'car', heading: 'Cars' },
  { tab: 'van', heading: 'Vans' },
] as const;

export default function MenuPage({ data }: PageProps<MenuData>) {
  return (
    <div className={styles.page}>
      <h1>Menu</h1>
      {tabs.map(({ tab, heading }) => (
        <nav key={tab} className={styles.jump} aria-label={`Sections for ${heading.toLowerCase()}`}>
          <b>{heading}</b>
          <div>
            {data.sections[tab].map(({ id, label }) => (
              <Chip key={id} href={`#${id}`}>
                {label}
              </Chip>
            ))}
          </div>
        </nav>
      ))}
      {tabs.map(({ tab, heading }) => (
        <section key={tab} className={styles.tab}>
          <h2>{heading}</h2>
          {data.sections[tab].map((section) => (
            <MenuSectionView key={section.id} tab={tab} section={section} hasIcons={data.hasIcons} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface MenuSectionViewProps {
  readonly tab: VehicleTab;
  readonly section: MenuSection;
  readonly hasIcons: boolean;
}

/** One section of the page: its heading, its makes or body types, its links, and what its badge means. */
function MenuSectionView({ tab, section, hasIcons }: MenuSectionViewProps) {
  const hasBestPrices = section.makes?.some((make) => make.hasBestPrices) ?? false;
  return (
    <section className={menuSectionViewStyles.section}>
      <h3 id={section.id}>{section.label}</h3>
      <div>
        <Content
          section={section}
          dealType={tab === 'car' ? 'personal' : 'van'}
          hasIcons={hasIcons}
          hasBusinessLinks={tab === 'car'}
        />
        {hasBestPrices && <p className={menuSectionViewStyles.note}>{bestPricesSentence}</p>}
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
    <div className={menuSectionViewStyles.content}>
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
        <div className={menuSectionViewStyles.groups}>
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
