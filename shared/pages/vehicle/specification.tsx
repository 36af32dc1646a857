import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type SpecificationGroup, specificationGroups } from './specification-groups.ts';
import styles from './vehicle-page.module.css';

/** Every fact we hold about the vehicle; what is not known is said to be so. */
export function Specification({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <section className={styles.section}>
      <h2>Specification</h2>
      <div className={styles.groups}>
        {specificationGroups(vehicle).map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { heading, facts } }: { readonly group: SpecificationGroup }) {
  return (
    <div>
      <h3>{heading}</h3>
      <dl className={styles.specification}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === undefined ? styles.unknown : undefined}>{value ?? 'Not stated'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
