import type { DealType } from '#shared/deals/deal-type.ts';
import { LinkList } from '#shared/ui/link-list.tsx';
import { AllOfSection } from './all-of-section.tsx';
import { MenuBodyTypes } from './menu-body-types.tsx';
import type { MenuSection } from './menu-data.ts';
import { MenuMakes } from './menu-lists.tsx';
import styles from './menu-section.module.css';

interface MenuSectionContentProps {
  readonly section: MenuSection;
  /** Under which deal type makes and body types are opened. */
  readonly dealType: DealType;
  /** Icons in place of images of body types. */
  readonly hasIcons: boolean;
  /** Makes and body types have a second link to their business deals. */
  readonly hasBusinessLinks?: boolean;
}

/** Everything of a section below its heading, which is the surroundings': it works wherever it is placed. */
export function MenuSectionContent({
  section,
  dealType,
  hasIcons,
  hasBusinessLinks = false,
}: MenuSectionContentProps) {
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
