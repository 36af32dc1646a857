import { nameDerivative } from './name-derivative.ts';
import { type NamedModel, nameModel, splitModelYear } from './name-model.ts';
import type { VcaRecord } from './vca-record.ts';
import { readFacts, type VehicleFacts } from './vehicle-facts.ts';

/** A row that is becoming a vehicle. It has a name, which other rows may share until `tellApart` has run. */
export interface VcaDraft {
  readonly line: number;
  readonly named: NamedModel;
  readonly derivative: string;
  readonly facts: VehicleFacts;
  readonly modelYear?: string;
  /** Number of gears, if there is more than one. */
  readonly gears?: number;
  /** ISO date of the row's last change. */
  readonly changed: string;
  /** The texts of the row that identify the car; `vehicleRef` is made from them. */
  readonly identity: readonly string[];
  /** All published figures, which give the rows of one identity an order that stays the same. */
  readonly figures: string;
}

function findGears(code: string): number | undefined {
  const gears = Number(/(?:^|[^\d.])(\d{1,2})(?!\d*\.)/.exec(code)?.[1]);
  return gears > 1 && gears < 11 ? gears : undefined;
}

function identify(record: VcaRecord): readonly string[] {
  const { manufacturer, model, description, gears, gearbox, fuelType, powertrain } = record;
  const texts = [manufacturer, model, description, gears, gearbox, fuelType, powertrain];
  return [...texts, record.engineCc ?? '', record.powerPs ?? ''].map((part) => String(part).toLowerCase());
}

function figuresOf(record: VcaRecord): string {
  const { co2, co2Weighted, rangeMiles, electricRangeMiles, mpg, mpgWeighted, milesPerKwh, changed } = record;
  const figures = [co2, co2Weighted, rangeMiles, electricRangeMiles, mpg, mpgWeighted, milesPerKwh];
  return [...figures.map((figure) => (figure ?? 0).toFixed(2).padStart(9, '0')), changed].join(' ');
}

/** Names the car of a checked row, and reads its facts. */
export function draftVehicle(line: number, record: VcaRecord): VcaDraft {
  const facts = readFacts(record);
  const dated = splitModelYear(record.description);
  const named = nameModel({ ...record, description: dated.text, fuel: facts.fuel });
  const modelYear = dated.modelYear ?? named.modelYear;
  const gears = findGears(record.gears);
  return {
    line,
    named,
    derivative: nameDerivative(named, facts),
    facts,
    ...(modelYear ? { modelYear } : {}),
    ...(gears ? { gears } : {}),
    changed: record.changed,
    identity: identify(record),
    figures: figuresOf(record),
  };
}
