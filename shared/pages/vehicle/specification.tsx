import type { Vehicle } from '#shared/deals/vehicle.ts';
import { FactSection } from './fact-section.tsx';
import styles from './specification.module.css';
import { type SpecificationGroup, specificationGroups } from './specification-groups.ts';

/** Every fact that we hold about the vehicle; a fact that we do not know is left out. */
export function Specification({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <FactSection heading="Specification">
      <div className={styles.groups}>
        {specificationGroups(vehicle).map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </div>
    </FactSection>
  );
}

function Group({ group: { heading, facts } }: { readonly group: SpecificationGroup }) {
  return (
    <div>
      <h3>{heading}</h3>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
