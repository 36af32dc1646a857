import { pageQuery } from './profile-href.ts';
import type { VehicleData } from './vehicle-data.ts';

interface KeptFieldsProps {
  readonly data: VehicleData;
  /** Parameters that the form has fields of its own for. */
  readonly but: readonly string[];
}

/** The rest of the page's address, for a form that asks for a part of it. */
export function KeptFields({ data, but }: KeptFieldsProps) {
  return Object.entries(pageQuery(data)).map(
    ([name, value]) =>
      value !== undefined &&
      !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
