import styles from '#shared/app/header/header-menus.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import type { IconName } from '#shared/ui/icon-names.ts';

interface MenuItemProps {
  /** Names the item for whoever leads the focus back to it. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

/** Opens a level of the mobile menu, and closes it where it is open. */
export function MenuItem({ id, label, icon, isOpen, onChoose }: MenuItemProps) {
  return (
    <button type="button" className={styles.item} data-item={id} aria-expanded={isOpen} onClick={onChoose}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
    </button>
  );
}
