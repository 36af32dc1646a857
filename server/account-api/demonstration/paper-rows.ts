import type * as tables from '#server/account-api/store/account-tables.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { demonstrationWalletEntries } from './customers.ts';
import type { Days } from './days.ts';
import { documentRows } from './document-rows.ts';
import {
  type DemonstrationLeaseName,
  demonstrationContracts,
  demonstrationLeases,
  demonstrationQuotes,
} from './leases.ts';
import { demonstrationOrders } from './orders.ts';
import { type PricedTerms, priceTerms } from './priced-terms.ts';

type Vehicles = ReadonlyMap<string, Vehicle>;

/** Every row of the demonstration customers' papers, dated from now and priced by the demonstration catalogue. */
export function paperRows(vehicles: Vehicles, days: Days) {
  return {
    quotes: quoteRows(vehicles, days),
    ...orderRows(vehicles, days),
    contracts: contractRows(vehicles, days),
    documents: documentRows(days),
    walletEntries: demonstrationWalletEntries.map(({ daysAgo, ...entry }) => ({
      ...entry,
      at: days.ago(daysAgo),
    })),
  };
}

function price(
  vehicles: Vehicles,
  lease: DemonstrationLeaseName,
  at: { pricedOn: string; rentalPercent?: number },
) {
  const { accountId, ...terms } = demonstrationLeases[lease];
  const priced: PricedTerms = priceTerms(vehicles, { ...terms, ...at });
  return { accountId, ...priced };
}

function quoteRows(vehicles: Vehicles, days: Days): (typeof tables.accountQuotes.$inferInsert)[] {
  return demonstrationQuotes.map(
    ({ lease, daysAgo, validDays, rentalPercent = 100, isAccepted = false }, index) => {
      // A price that differs from today's came from an earlier ratebook: there is a new one each month.
      const pricedOn = days.dayAgo(rentalPercent === 100 ? daysAgo : daysAgo + 31);
      const { accountId, terms, ratebookId } = price(vehicles, lease, { pricedOn, rentalPercent });
      return {
        quoteId: `demo-quote-${index + 1}`,
        accountId,
        terms,
        ratebookId,
        quotedAt: days.ago(daysAgo),
        validUntil: days.dayAgo(daysAgo - validDays),
        isAccepted,
      };
    },
  );
}

function orderRows(vehicles: Vehicles, days: Days) {
  const orders: (typeof tables.accountOrders.$inferInsert)[] = [];
  const stages: (typeof tables.accountOrderStages.$inferInsert)[] = [];
  const estimates: (typeof tables.accountDeliveryEstimates.$inferInsert)[] = [];
  for (const [index, { lease, orderNumber, reached, estimates: made }] of demonstrationOrders.entries()) {
    const orderId = `demo-order-${index + 1}`;
    const orderedOn = days.dayAgo(reached['quote-accepted'] ?? 0);
    const { accountId, terms } = price(vehicles, lease, { pricedOn: orderedOn });
    orders.push({ orderId, accountId, orderNumber, terms, orderedOn });
    for (const [stage, ago] of Object.entries(reached))
      stages.push({ orderId, stage, reachedAt: days.ago(ago) });
    for (const { madeDaysAgo, from, to, reason } of made) {
      const dates = { from: days.dayAgo(-from), to: days.dayAgo(-to) };
      estimates.push({ orderId, madeAt: days.ago(madeDaysAgo), ...dates, reason });
    }
  }
  return { orders, stages, estimates };
}

function contractRows(vehicles: Vehicles, days: Days): (typeof tables.accountContracts.$inferInsert)[] {
  return demonstrationContracts.map(({ lease, startedDaysAgo, ...contract }) => {
    const startedOn = days.dayAgo(startedDaysAgo);
    const { accountId, terms, funder } = price(vehicles, lease, { pricedOn: startedOn });
    const endsOn = addMonths(startedOn, terms.termMonths);
    return {
      ...contract,
      accountId,
      funder,
      terms,
      startedOn,
      endsOn,
      nextPaymentOn: nextSameDay(startedOn, days),
    };
  });
}

/** Rentals are due on the day of the month on which the contract began. */
function nextSameDay(startedOn: string, days: Days): string {
  const today = days.dayAgo(0);
  const thisMonth = `${today.slice(0, 7)}-${clampDay(startedOn)}`;
  return thisMonth > today ? thisMonth : addMonths(thisMonth, 1);
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return `${date.toISOString().slice(0, 7)}-${clampDay(day)}`;
}

/** The 28th at most, which every month has. */
function clampDay(day: string): string {
  const dayOfMonth = day.slice(8);
  return dayOfMonth > '28' ? '28' : dayOfMonth;
}
