import styles from '#shared/app/header/header-menus.module.css';
import type { MenuSection } from '#shared/pages/menu/menu-data.ts';
import { MenuBodyTypes, MenuMakes } from '#shared/pages/menu/menu-lists.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { IconName } from '#shared/ui/icon-names.ts';
import type { NavigationGroup } from '#shared/ui/link-list.tsx';
import { AllLink } from './all-link.tsx';
import { type MobileMenuState, type MobileMenuStep, openGroup, openSection } from './mobile-menu-state.ts';
import { PhoneFooter, type PhoneLine } from './phone-footer.tsx';
import type { PageMenu } from './read-menu.ts';

/** Everything that the mobile menu shows. */
export interface MobileMenuFacts extends PageMenu {
  readonly phone: PhoneLine | undefined;
}

interface MobileMenuProps {
  readonly facts: MobileMenuFacts;
  readonly state: MobileMenuState;
  readonly onStep: (step: MobileMenuStep) => void;
}

/**
 * The mobile menu on one of its levels. An open item stays in sight above its own items, so it keeps the focus; the
 * items beside it are not drawn.
 */
export function MobileMenuView({ facts, state, onStep }: MobileMenuProps) {
  const open = openSection(state);
  const sections = facts.sections.filter(({ id }) => open === undefined || id === open);
  return (
    <>
      {open !== undefined && (
        <button type="button" className={styles.back} onClick={() => onStep({ kind: 'back' })}>
          <Icon name="chevron-left" />
          Back
        </button>
      )}
      <ul className={styles.items}>
        {sections.map((section) => (
          <li key={section.id}>
            <MenuItem
              id={section.id}
              label={section.label}
              icon={section.icon}
              isOpen={open === section.id}
              onChoose={() => onStep({ kind: 'choose-section', section: section.id })}
            />
            {open === section.id && (
              <SectionItems section={section} facts={facts} state={state} onStep={onStep} />
            )}
          </li>
        ))}
      </ul>
      {open === undefined && <PhoneFooter phone={facts.phone} />}
    </>
  );
}

interface SectionItemsProps extends MobileMenuProps {
  readonly section: MenuSection;
}

function SectionItems({ section, facts, state, onStep }: SectionItemsProps) {
  const { makes, bodyTypes, groups, all } = section;
  const open = openGroup(state);
  const shown = groups.filter(({ label }) => open === undefined || label === open);
  return (
    <div className={styles.level}>
      {open === undefined && makes && <MenuMakes makes={makes} dealType={facts.dealType} />}
      {open === undefined && bodyTypes && (
        <MenuBodyTypes bodyTypes={bodyTypes} dealType={facts.dealType} hasIcons={facts.hasIcons} />
      )}
      {open === undefined && <AllLink all={all} />}
      {shown.length > 0 && (
        <ul className={styles.items}>
          {shown.map((group) => (
            <li key={group.label}>
              <MenuItem
                id={group.label}
                label={group.label}
                isOpen={open === group.label}
                onChoose={() => onStep({ kind: 'choose-group', group: group.label })}
              />
              {open === group.label && <GroupLinks group={group} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function GroupLinks({ group }: { readonly group: NavigationGroup }) {
  return (
    <ul className={styles.links}>
      {group.links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

interface MenuItemProps {
  /** The attribute `data-item`, by which the focus returns to the item. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

/** The button that opens a level of the mobile menu, and closes it when it is open. */
function MenuItem({ id, label, icon, isOpen, onChoose }: MenuItemProps) {
  return (
    <button type="button" className={styles.item} data-item={id} aria-expanded={isOpen} onClick={onChoose}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
    </button>
  );
}
