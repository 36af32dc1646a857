import { CellError } from '#server/catalogue/import/read-cell.ts';
import { toSlug } from '#server/catalogue/slug.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { nameColumns } from './layout.ts';

export type NameColumn = (typeof nameColumns)[number];
export type VehicleNames = Readonly<Partial<Record<NameColumn, string>>>;

/**
 * Finds the reference of a vehicle by some of its names, compared as addresses are: without case, accents and signs.
 * Used vehicles and
 * those with insurance are left out, as they have the names of new ones. The returned function throws `CellError` when no vehicle, or more than one, has the names.
 */
export function createNameIndex(
  vehicles: readonly Vehicle[],
  columns: readonly NameColumn[],
): (names: VehicleNames) => string {
  const refs = new Map<string, readonly string[]>();
  for (const vehicle of vehicles.filter(({ pricingType }) => pricingType === 'standard')) {
    const key = columns.map((column) => vehicle[column].slug).join('/');
    refs.set(key, [...(refs.get(key) ?? []), vehicle.vehicleRef]);
  }
  return (names) => {
    const written = columns.map((column) => names[column] ?? '');
    const found = refs.get(written.map((name) => toSlug(name)).join('/')) ?? [];
    const [ref, another] = found;
    const called = `"${written.join(' ')}"`;
    if (ref === undefined) throw new CellError(`no vehicle is called ${called}`);
    if (another !== undefined)
      throw new CellError(`${found.length} vehicles are called ${called}, such as ${ref} and ${another}`);
    return ref;
  };
}
