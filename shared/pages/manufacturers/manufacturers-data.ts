import type { DealType } from '#shared/deals/deal-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';

export interface MakeEntry extends Named {
  readonly vehicleCount: number;
  /** Lowest true monthly cost at the page's profile; absent when the make has no price there. */
  readonly fromPence?: number;
}

export interface FuelChoice {
  readonly fuel: Fuel;
  readonly isChosen: boolean;
}

export interface ManufacturersData {
  readonly dealType: DealType;
  readonly makes: readonly MakeEntry[];
  /** Fuels that any make offers, in the site's order. */
  readonly fuels: readonly FuelChoice[];
  /** The same makes under the other deal type; vans have none. */
  readonly counterpart?: string;
  /** Sentences about values of the query that were left out. */
  readonly notes: readonly string[];
  /** The one profile behind every "from" price of the page. */
  readonly profile: LeaseProfile;
}
