import { menuButtons, menuPlans, primaryLinks } from '#shared/routes/navigation.ts';
import { isServed, servedGroups } from '#shared/routes/served-links.ts';
import type { VehicleTab } from '#shared/routes/vehicle-tab.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './section-row.module.css';

/** Second row of the header: what opens the sections of a tab's menu, and the links worth a place of their own. */
export function SectionRow({ tab }: { readonly tab: VehicleTab }) {
  return (
    <nav className={styles.sections} data-for={tab} aria-label={tab === 'car' ? 'Car menu' : 'Van menu'}>
      <ul className={styles.row} data-row="">
        {filledButtons(tab).map(({ id, label, path }) => (
          <li key={id}>
            <a href={path} data-opens={id}>
              {label}
              <Icon name="chevron-down" size={16} />
            </a>
          </li>
        ))}
        {primaryLinks[tab].filter(isServed).map(({ label, path }) => (
          <li key={path} className={styles.direct}>
            <a href={path} data-direct="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sections that have anything to show. */
function filledButtons(tab: VehicleTab) {
  return menuButtons(tab).filter(({ id }) => {
    const plan = menuPlans[tab].find((one) => one.id === id);
    return plan?.lists !== undefined || servedGroups(plan?.groups ?? []).length > 0;
  });
}
