import type { PublishedReview, ReviewRatings } from '#shared/contracts/review.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { OptionGroup } from '#shared/ui/select-field.tsx';

/** What the page of a range's reviews shows. */
export interface ReviewsData {
  readonly dealType: DealType;
  readonly make: Named;
  readonly range: Named;
  /** Of the address; it prices nothing here, and links onward carry it. */
  readonly profile: AskedProfile;
  readonly path: string;
  /** The page that stands for this one: the personal page for business cars, as reviews are of the car. */
  readonly canonicalPath: string;
  readonly heading: string;
  /** The mean of each rating, to one decimal; absent without reviews. */
  readonly averages?: ReviewRatings;
  /** The newest first; the means are of these. */
  readonly reviews: readonly PublishedReview[];
  /** True while the server has not been able to read any reviews, so that none are known. */
  readonly isUnread: boolean;
  /** True where the site is a demonstration: its reviews are said to be, and search engines are told no rating. */
  readonly isDemonstration: boolean;
  readonly formHref: string;
  readonly faqs: readonly FaqItem[];
}

/** What the form for a review is drawn from. */
export interface ReviewFormData {
  readonly form: FormState;
  /** The vehicle that the address names: its value in the form, and its name. */
  readonly chosen?: { readonly value: string; readonly name: string };
  /** Every range by make, where none is chosen yet. */
  readonly vehicles: readonly OptionGroup[];
}
