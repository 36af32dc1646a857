import type { Deal } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';

/** A deal of another range, and in what it is like the range or not: "Same size, £23 a month less". */
export interface Alternative {
  readonly deal: Deal;
  readonly reason: string;
}

/** What the page of a range's alternatives shows. */
export interface AlternativesData {
  readonly dealType: DealType;
  readonly make: Named;
  readonly range: Named;
  readonly imageHost: string;
  readonly path: string;
  readonly heading: string;
  readonly introduction: string;
  readonly profile: AskedProfile;
  /** The range's cheapest deal, with which the others are compared. */
  readonly example: Deal;
  readonly alternatives: readonly Alternative[];
  /** The example beside the three most alike. */
  readonly compareHref: string;
  readonly counterpart?: string;
  readonly notes: readonly string[];
  readonly faqs: readonly FaqItem[];
}
