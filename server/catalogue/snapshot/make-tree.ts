import type { Named, Vehicle } from '#shared/deals/vehicle.ts';
import type { RowSpan } from './row-bits.ts';

/** A model, and the rows of its vehicles. */
export interface ModelNode extends Named, RowSpan {}

export interface RangeNode extends Named, RowSpan {
  readonly models: ReadonlyMap<string, ModelNode>;
}

export interface MakeNode extends Named, RowSpan {
  readonly ranges: ReadonlyMap<string, RangeNode>;
}

/** The makes of a shelf by slug, in alphabetical order of names, and the vehicles in the order of the rows. */
export interface MakeTree {
  readonly makes: ReadonlyMap<string, MakeNode>;
  readonly vehicles: readonly Vehicle[];
}

const collator = new Intl.Collator('en-GB', { numeric: true });

/**
 * Orders vehicles so that each make, range and model is one run of rows and a path can be kept as a span. Of different
 * names with one slug the first is used.
 */
export function plantMakeTree(vehicles: readonly Vehicle[]): MakeTree {
  const rows: Vehicle[] = [];
  const makes = grow(
    vehicles,
    (vehicle) => vehicle.make,
    (make) => ({
      ranges: grow(
        make,
        (vehicle) => vehicle.range,
        (range) => ({
          models: grow(
            range,
            (vehicle) => vehicle.model,
            (model) => {
              for (const vehicle of model) rows.push(vehicle);
              return {};
            },
            rows,
          ),
        }),
        rows,
      ),
    }),
    rows,
  );
  return { makes, vehicles: rows };
}

/** Groups vehicles by a name; `branch` appends the vehicles of one group to `rows`. */
function grow<Branch>(
  vehicles: readonly Vehicle[],
  nameOf: (vehicle: Vehicle) => Named,
  branch: (group: readonly Vehicle[]) => Branch,
  rows: readonly Vehicle[],
): ReadonlyMap<string, Named & RowSpan & Branch> {
  const groups = [...groupBySlug(vehicles, nameOf)].sort(([, a], [, b]) => collator.compare(a.name, b.name));
  return new Map(
    groups.map(([slug, { name, members }]) => {
      const start = rows.length;
      const grown = branch(members);
      return [slug, { name, slug, start, end: rows.length, ...grown }];
    }),
  );
}

function groupBySlug(vehicles: readonly Vehicle[], nameOf: (vehicle: Vehicle) => Named) {
  const groups = new Map<string, { readonly name: string; readonly members: Vehicle[] }>();
  for (const vehicle of vehicles) {
    const { name, slug } = nameOf(vehicle);
    const group = groups.get(slug);
    if (group) group.members.push(vehicle);
    else groups.set(slug, { name, members: [vehicle] });
  }
  return groups;
}
