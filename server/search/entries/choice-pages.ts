import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { allBodyTypes, type BodyType, bodyTypes } from '#shared/deals/body-type.ts';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { type Fuel, fuelLabels } from '#shared/deals/fuel.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import { dealsPath, withQuery } from '#shared/routes/link-to.ts';
import { type IndexedEntry, manySeats } from './indexed-entry.ts';

/** Fuels that people search for together with a body type: "electric suv", "hybrid estate". */
const askedFuels: readonly Fuel[] = ['electric', 'hybrid', 'plug-in-hybrid'];

/** Lists of a body type with a fuel, and of cars with many seats, as far as there are deals in them. */
export function* listChoicePages(snapshot: Snapshot): Generator<IndexedEntry> {
  for (const dealType of allDealTypes) {
    const counts = countChoices(snapshot.listVehicles(dealTypes[dealType].vehicleType, 'standard'));
    yield* listFuels(dealType, counts.fuels);
    if (dealType !== 'van') yield* listSeats(dealType, counts.seats);
  }
}

type FuelledBody = `${BodyType} ${Fuel}`;

/** Counts the vehicles of each body type and fuel, and of each number of seats from `manySeats` on. */
function countChoices(vehicles: Iterable<Vehicle>) {
  const fuels = new Map<FuelledBody, number>();
  const seats = new Map<number, number>();
  for (const { bodyType, fuel, seats: count = 0 } of vehicles) {
    const body = bodyType && (`${bodyType} ${fuel}` as const);
    if (body) fuels.set(body, (fuels.get(body) ?? 0) + 1);
    if (count >= manySeats) seats.set(count, (seats.get(count) ?? 0) + 1);
  }
  return { fuels, seats };
}

function* listFuels(dealType: DealType, counts: ReadonlyMap<FuelledBody, number>): Generator<IndexedEntry> {
  for (const bodyType of allBodyTypes) {
    for (const fuel of askedFuels) {
      const count = counts.get(`${bodyType} ${fuel}`);
      const path = withQuery(bodyTypePath(dealType, bodyType), { fuel });
      const name = `${fuelLabels[fuel]} ${bodyTypes[bodyType].label}`;
      if (count) yield toEntry({ dealType, path, name, count });
    }
  }
}

function* listSeats(dealType: DealType, counts: ReadonlyMap<number, number>): Generator<IndexedEntry> {
  for (const [seats, count] of counts) {
    const path = withQuery(dealsPath(dealType), { seats: String(seats) });
    yield toEntry({ dealType, path, name: `${seats} seater car`, count });
  }
}

interface Choice {
  readonly dealType: DealType;
  readonly path: string;
  readonly name: string;
  readonly count: number;
}

function toEntry({ dealType, path, name, count }: Choice): IndexedEntry {
  const title = `${name} lease deals${dealType === 'business' ? ' for business' : ''}`;
  const page = { title, description: formatCount(count, 'deal'), path, dealTypes: [dealType] };
  return { entry: { kind: 'page', page }, texts: { choice: name, facts: title } };
}
