import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { MatchQuestion } from '#shared/deals/matching/match-query.ts';
import type { MatchWish } from '#shared/deals/matching/match-wishes.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';

/** A deal in its place of the list. */
export interface MatchedDeal {
  readonly deal: Deal;
  /** Of 100, rounded down: 100 only where every wish is fulfilled. */
  readonly percent: number;
  /** Why it has its place, in a sentence. */
  readonly reason: string;
  /** In what it falls short: "£18 over your budget, boot 40 litres smaller than you asked"; empty for a full match. */
  readonly tradedOff: string;
  /** What it fulfils: "7 seats · 640 litres of boot". */
  readonly met: string;
}

/** The points that the first deal gets for a wish; whole and tenths. */
interface WishPoints {
  readonly wish: MatchWish;
  readonly points: number;
}

/** A limit that could be given up. */
export interface LooserLimit {
  readonly label: string;
  readonly href: string;
}

export interface CarMatchingData {
  readonly path: string;
  readonly imageHost: string;
  readonly question: MatchQuestion;
  /** True where nothing is answered yet, and the list is an example. */
  readonly isExample: boolean;
  /** What the list is ranked by: "5 seats · 400 litres of boot · up to £350 a month". */
  readonly answered: string;
  /** What was found, in a sentence. */
  readonly found: string;
  readonly profile: AskedProfile;
  readonly matches: readonly MatchedDeal[];
  readonly firstPoints: readonly WishPoints[];
  /** Only where nothing keeps to the limits. */
  readonly looser: readonly LooserLimit[];
  /** The first four beside each other; absent with fewer than two. */
  readonly compareHref?: string;
  readonly allHref: string;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly faqs: readonly FaqItem[];
}
