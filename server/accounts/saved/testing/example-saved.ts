import { sql } from 'drizzle-orm';
import type { NewAlert } from '#server/accounts/saved/saved-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SavedOffer, SavedPrice } from '#shared/contracts/saved.ts';
import { defaultProfile } from '#shared/deals/profile.ts';

/** A personal deal on a vehicle at the default profile. */
export function exampleOffer(facts: Partial<SavedOffer> = {}): SavedOffer {
  return { vehicleRef: '1000000001', dealType: 'personal', profile: defaultProfile, ...facts };
}

export const examplePrice: SavedPrice = {
  monthlyPence: 250_00,
  initialPence: 1500_00,
  feePence: 199_00,
  totalPence: 10_449_00,
  trueMonthlyPence: 290_25,
  excessTenths: 95,
};

/** An alert for when the example deal costs less than £250 a month. */
export function exampleAlert(facts: Partial<NewAlert> = {}): NewAlert {
  const drop = { kind: 'price-drop', belowPence: 250_00 } as const;
  return { ...exampleOffer(), ...drop, email: 'ada@example.com', ...facts };
}

/** Removes everything that customers saved. */
export async function emptySaved(database: Database): Promise<void> {
  await database.orm.execute(
    sql`truncate table saved_searches, saved_deals, viewed_vehicles, alert_tokens, alerts`,
  );
}
