import { toSlug } from '#server/catalogue/slug.ts';
import { vehicleRefFor } from '#server/catalogue/vehicle-ref.ts';
import type { Named, Stock, Vehicle } from '#shared/deals/vehicle.ts';
import { numberAlike, tellApart } from './tell-apart.ts';
import type { VcaDraft } from './vca-draft.ts';

/** Weeks from order to delivery of a factory order, as UK brokers quoted for most makes in 2025. The file has none. */
const factoryOrder = { kind: 'factory-order', weeksMin: 12, weeksMax: 20 } as const satisfies Partial<Stock>;

function named(name: string): Named {
  return { name, slug: toSlug(name) };
}

function toVehicle(draft: VcaDraft, derivative: string, number: number): Vehicle {
  const { make, range, model, bodyType } = draft.named;
  return {
    // The first of an identity has no number, so that its reference stays when a later file has a second one.
    vehicleRef: vehicleRefFor(number === 1 ? draft.identity : [...draft.identity, String(number)]),
    vehicleType: 'car',
    pricingType: 'standard',
    make: named(make),
    range: named(range),
    model: named(model),
    derivative: named(derivative),
    ...(bodyType ? { bodyType } : {}),
    ...draft.facts,
    isSpecialOffer: false,
    stock: { ...factoryOrder, checkedOn: draft.changed },
    listedOn: draft.changed,
  };
}

/** The vehicle of each draft, with a unique reference and name. */
export function toVehicles(drafts: readonly VcaDraft[]): ReadonlyMap<VcaDraft, Vehicle> {
  const names = tellApart(drafts);
  const numbers = numberAlike(drafts);
  return new Map(
    drafts.map((draft) => [
      draft,
      toVehicle(draft, names.get(draft) ?? draft.derivative, numbers.get(draft) ?? 1),
    ]),
  );
}
