import styles from '#shared/app/header/header-menus.module.css';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { MenuSection } from '#shared/pages/menu/menu-data.ts';
import { MenuBodyTypes, MenuMakes } from '#shared/pages/menu/menu-lists.tsx';
import { LinkList } from '#shared/ui/link-list.tsx';
import { AllLink } from './all-link.tsx';

interface SectionPanelProps {
  readonly section: MenuSection;
  readonly dealType: DealType;
  readonly hasIcons: boolean;
}

/** One section of the menu with all its links, in columns. */
export function SectionPanel({ section, dealType, hasIcons }: SectionPanelProps) {
  const { makes, bodyTypes, groups, all } = section;
  return (
    <div className={styles.columns}>
      {(makes || bodyTypes) && (
        <div className={styles.wide}>
          <p className={styles.title}>{makes ? 'Popular manufacturers' : 'Popular types'}</p>
          {makes && <MenuMakes makes={makes} dealType={dealType} />}
          {bodyTypes && <MenuBodyTypes bodyTypes={bodyTypes} dealType={dealType} hasIcons={hasIcons} />}
          <AllLink all={all} />
        </div>
      )}
      {groups.map(({ label, links }) => (
        <LinkList key={label} label={label} links={links} />
      ))}
      {!makes && !bodyTypes && <AllLink all={all} />}
    </div>
  );
}
