import { stockLabels, type Vehicle } from '#shared/deals/vehicle.ts';
import {
  factNames,
  factText,
  type SpecificationGroupName,
  vehicleFacts,
} from '#shared/deals/vehicle-facts.ts';
import { formatMiles, formatWeeks } from '#shared/format/format-count.ts';
import { formatDate, formatMonthOfYear } from '#shared/format/format-date.ts';
import { FactSection } from './fact-section.tsx';
import styles from './specification.module.css';

/** Name and value of a fact; the value is undefined when it is not known. */
type Fact = readonly [name: string, value: string | undefined];

interface SpecificationGroup {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** The facts that matter for this kind of vehicle, in groups. */
function specificationGroups(vehicle: Vehicle): readonly SpecificationGroup[] {
  return [
    { heading: 'Power and economy', facts: factsIn('power', vehicle) },
    { heading: vehicle.vehicleType === 'car' ? 'Body' : 'Body and load', facts: factsIn('body', vehicle) },
    { heading: 'Tax and insurance', facts: factsIn('money', vehicle) },
    { heading: 'Delivery', facts: deliveryFacts(vehicle) },
  ];
}

function factsIn(group: SpecificationGroupName, vehicle: Vehicle): readonly Fact[] {
  return factNames.flatMap((name): readonly Fact[] => {
    const { label, fullLabel = label, specification, isFor, toSharedText } = vehicleFacts[name];
    if (specification !== group || isFor?.(vehicle) === false) return [];
    const text = toSharedText ? toSharedText(vehicle) : factText(name, vehicle);
    return [[fullLabel, text]];
  });
}

function deliveryFacts({ stock, used, vehicleRef }: Vehicle): readonly Fact[] {
  return [
    ['Availability', stockLabels[stock.kind]],
    ['Expected', formatWeeks(stock.weeksMin, stock.weeksMax)],
    ['Stock checked on', formatDate(stock.checkedOn)],
    ...(used
      ? ([
          ['First registered', formatMonthOfYear(used.registered)],
          ['Miles on the clock', formatMiles(used.odometerMiles)],
        ] as const)
      : []),
    ['Our reference', vehicleRef],
  ];
}

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
