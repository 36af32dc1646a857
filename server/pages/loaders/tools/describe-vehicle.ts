import type { DealType } from '#shared/deals/deal-type.ts';
import { fuelLabels } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { SubjectVehicle } from '#shared/pages/tools/tool-subject.tsx';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { plugInEasement } from '#shared/tax/figures/plug-in-easement.ts';

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
