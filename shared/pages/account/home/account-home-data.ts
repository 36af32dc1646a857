import type { OrderStage } from '#shared/contracts/order-stages.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { DateRange } from '#shared/pages/account/orders/orders-data.ts';
import type { Late } from '#shared/ui/late-part.tsx';

export interface LatestOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly vehicleName: string;
  readonly stage: OrderStage;
  readonly expected?: DateRange;
}

export interface LatestQuote {
  readonly vehicleName: string;
  /** On the quote's own VAT basis, as in "inc VAT". */
  readonly vat: string;
  readonly trueMonthlyPence: number;
  readonly monthlyPence: number;
  /** The initial rental and the fee. */
  readonly upFrontPence: number;
  readonly totalPence: number;
  readonly termMonths: number;
  readonly annualMiles: number;
  /** ISO date. */
  readonly validUntil: string;
  readonly status: 'open' | 'accepted' | 'expired';
}

/** Null where the customer has none. */
export interface AccountHomeData extends AccountPageData {
  readonly order: Late<Panel<LatestOrder | null>>;
  readonly quote: Late<Panel<LatestQuote | null>>;
}
