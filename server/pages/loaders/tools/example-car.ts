import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { fuelLabels } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { SubjectVehicle } from '#shared/pages/tools/tool-subject.tsx';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { plugInEasement } from '#shared/tax/figures/plug-in-easement.ts';

/** The best match among priced cars of a deal type with what a tool needs to know of one. */
export function findExampleCar(
  snapshot: Snapshot,
  dealType: DealType,
  isUsable: (vehicle: Vehicle) => boolean,
): Vehicle | undefined {
  return listPriced(snapshot, { dealType }).find(isUsable);
}

/** The same among electric business cars, the usual choice of a company car. */
export function findExampleCompanyCar(
  snapshot: Snapshot,
  isUsable: (vehicle: Vehicle) => boolean,
): Vehicle | undefined {
  return listPriced(snapshot, { dealType: 'business', ...electric }).find(isUsable);
}

/** Scope of electric cars. */
export const electric = { scope: { preset: { fuel: ['electric'] }, pricedOnly: true } } as const;

/** The vehicles of a list's first page, one of each range: all priced cars by best match unless asked otherwise. */
export function listPriced(
  snapshot: Snapshot,
  asked: Pick<DealQuery, 'dealType'> & Partial<DealQuery>,
): readonly Vehicle[] {
  const { deals } = snapshot.query({
    ...plainQuery,
    scope: { pricedOnly: true },
    sort: 'best',
    isGrouped: true,
    ...asked,
  });
  return deals.flatMap(({ vehicle }) => snapshot.findVehicle(vehicle.vehicleRef) ?? []);
}

/** A vehicle in the words of a tool, with its page for businesses. */
export function describeVehicle(vehicle: Vehicle, isExample: boolean): SubjectVehicle {
  const { make, model, derivative, vehicleType, vehicleRef, fuel, p11dPence, co2GramsPerKm } = vehicle;
  const dealType: DealType = vehicleType === 'car' ? 'business' : 'van';
  const facts = [
    ...(p11dPence === undefined ? [] : [`List price ${formatPounds(p11dPence)}`]),
    fuelLabels[fuel].toLowerCase(),
    ...(co2GramsPerKm === undefined ? [] : [`${co2GramsPerKm} g/km of CO2`]),
    ...(vehicle.electricRangeMiles === undefined ? [] : [`${vehicle.electricRangeMiles} electric miles`]),
  ];
  return {
    vehicleRef,
    name: `${make.name} ${model.name} ${derivative.name}`,
    href: vehiclePath(dealType, vehicle),
    facts: facts.join(' · '),
    isExample,
    isDiesel: fuel === 'diesel',
    asksStandard: fuel === 'plug-in-hybrid' && (co2GramsPerKm ?? 0) >= plugInEasement.value.fromGrams,
  };
}
