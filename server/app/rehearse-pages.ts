import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Pages } from '#server/pages/create-pages.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { allDealTypes, dealTypes } from '#shared/deals/deal-type.ts';
import { offeredMiles } from '#shared/deals/profile.ts';
import { carMakesPath, dealsPath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';

interface RehearsalOptions {
  readonly pages: Pick<Pages, 'store'>;
  readonly log: Log;
  readonly snapshot: Snapshot;
  /** Milliseconds after which no further page is begun. */
  readonly limitMs: number;
  /** Used instead of the machine's time. */
  readonly now?: () => number;
}

/**
 * Draws pages before the first visitor is let in. A process is slow with what it has not done before, and a balancer
 * sends a node that has just started as many visitors as the others: they would wait in line, or be refused. The pages
 * that most visitors open stay in store. A page that cannot be drawn is logged, and keeps nobody waiting.
 */
export async function rehearsePages({
  pages,
  log,
  snapshot,
  limitMs,
  now = () => performance.now(),
}: RehearsalOptions): Promise<void> {
  const until = now() + limitMs;
  for (const address of listRehearsed(snapshot)) {
    if (now() >= until) return;
    await pages
      .store(address)
      .catch((error: unknown) => log.error({ error, path: address }, logEvents.rehearsalFailed));
  }
}

/** The pages that most visitors open, then lists and vehicles in turn, each at every mileage, so that none is in store. */
function* listRehearsed(snapshot: Snapshot): Generator<string> {
  yield '/';
  for (const dealType of allDealTypes) yield dealsPath(dealType);
  yield carMakesPath;
  const sold = allDealTypes.map((dealType) => {
    const vehicles = snapshot.listVehicles(dealTypes[dealType].vehicleType, 'standard');
    return { dealType, vehicles: vehicles[Symbol.iterator]() };
  });
  for (const miles of offeredMiles) {
    for (const { dealType, vehicles } of sold) {
      yield withQuery(dealsPath(dealType), { miles: String(miles) });
      const { value: vehicle } = vehicles.next();
      if (vehicle) yield vehiclePath(dealType, vehicle);
    }
  }
}
