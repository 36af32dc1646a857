import { vehicleTabs } from '#shared/routes/navigation.ts';
import { allVehicleTabs } from '#shared/routes/vehicle-tab.ts';
import styles from './vehicle-tabs.module.css';

/** Cars or vans: which of the two the header's `data-tab` names is marked by its style. */
export function VehicleTabs() {
  return (
    <nav className={styles.tabs} aria-label="Cars or vans">
      {allVehicleTabs.map((tab) => (
        <a key={tab} href={vehicleTabs[tab].path} data-for={tab}>
          {vehicleTabs[tab].label}
        </a>
      ))}
    </nav>
  );
}
