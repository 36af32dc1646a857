import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { emptyForm } from '#server/pages/loaders/enquiries/load-enquiry-page.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toMovedModel } from '#server/pages/loaders/moved-model.ts';
import {
  type PublishedReview,
  type ReviewRatings,
  ratingNames,
  reviewErasureDays,
  reviewedParameter,
  reviewFormPath,
} from '#shared/contracts/review.ts';
import { type DealType, dealTypes, type VehicleType } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { ReviewFormData, ReviewsData } from '#shared/pages/reviews/reviews-data.ts';
import type { ReviewsPage, reviewsPages } from '#shared/pages/reviews/reviews-pages.ts';
import { reviewsPath, withQuery } from '#shared/routes/link-to.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { OptionGroup } from '#shared/ui/select-field.tsx';

/** The loaders of reviews and of the form for them. */
export const reviewsLoaders: {
  readonly [Name in keyof typeof reviewsPages]: Loader<(typeof reviewsPages)[Name]>;
} = {
  personalReviews: loadReviews('personal'),
  businessReviews: loadReviews('business'),
  vanReviews: loadReviews('van'),
  reviewForm: loadReviewForm,
  reviewSent: () => ({}),
};

/** The newest are shown; the means are of these. */
const mostShown = 100;

function loadReviews(dealType: DealType): Loader<ReviewsPage> {
  return (request): ReviewsData => {
    const { params, path, search, services } = request;
    const snapshot = services.catalogue.snapshot();
    const { vehicleType } = dealTypes[dealType];
    const slugs = { make: params.make ?? '', range: params.shortModel ?? '' };
    const make = snapshot.findMake(vehicleType, slugs.make);
    const range = snapshot.findRange(vehicleType, slugs.make, slugs.range);
    if (!make || !range) throw toMovedModel(request, dealType, (place) => reviewsPath(dealType, place));
    const published = services.reviews.listPublished({ vehicleType, ...slugs });
    const reviews = published?.slice(0, mostShown) ?? [];
    const name = `${make.name} ${range.name}`;
    return {
      dealType,
      make,
      range,
      profile: parseProfile(search).profile,
      path,
      canonicalPath: reviewsPath(dealType === 'business' ? 'personal' : dealType, slugs),
      heading: dealType === 'business' ? `${name} reviews for business` : `${name} reviews by drivers`,
      ...(reviews.length > 0 ? { averages: averageOf(reviews) } : {}),
      reviews,
      isUnread: published === undefined,
      isDemonstration: services.site.isDemonstration,
      formHref: withQuery(reviewFormPath, { [reviewedParameter]: toValue(vehicleType, slugs) }),
      faqs: [...(published ? [satisfaction(name, reviews)] : []), ...reviewQuestions(name)],
    };
  };
}

/** The mean of each rating, rounded to one decimal. */
function averageOf(reviews: readonly PublishedReview[]): ReviewRatings {
  const means = ratingNames.map((name) => {
    const sum = reviews.reduce((total, { ratings }) => total + ratings[name], 0);
    return [name, Math.round((sum / reviews.length) * 10) / 10] as const;
  });
  return Object.fromEntries(means) as unknown as ReviewRatings;
}

function satisfaction(name: string, reviews: readonly PublishedReview[]): FaqItem {
  const satisfied = reviews.filter(({ ratings }) => ratings.satisfaction >= 4).length;
  return {
    question: `Are drivers happy with the ${name}?`,
    answer:
      reviews.length > 0
        ? `${satisfied} of ${reviews.length} gave it 4 or 5 out of 5 overall.`
        : 'We don’t know yet. You’ll see the ratings here once the first reviews are in.',
  };
}

function reviewQuestions(name: string): readonly FaqItem[] {
  return [
    {
      question: 'Who can write a review?',
      answer: `Anyone who has leased a ${name}, from us or someone else. You tell us how long you’ve had it and give an email address, which is never shown.`,
    },
    {
      question: 'Do you check reviews?',
      answer:
        'Someone here reads each one before it’s shown. We leave out insults, personal details, advertising and what isn’t about the vehicle. We don’t leave out bad ratings.',
    },
    {
      question: 'Can I change or remove my review?',
      answer: `Yes. Contact us from the email address that you gave. We erase that address ${reviewErasureDays} days after we’ve decided on the review, so ask before then if you can.`,
    },
  ];
}

/** `/review-my-vehicle`: the form, for the vehicle that the address names or any that is leased. */
function loadReviewForm({ search, services, form = emptyForm }: LoaderRequest): ReviewFormData {
  const snapshot = services.catalogue.snapshot();
  const chosen = findChosen(snapshot, search.get(reviewedParameter) ?? '');
  return { form, ...(chosen ? { chosen, vehicles: [] } : { vehicles: listVehicles(snapshot) }) };
}

function findChosen(snapshot: Snapshot, value: string): ReviewFormData['chosen'] {
  const [vehicleType, make = '', range = '', more] = value.split('/');
  if ((vehicleType !== 'car' && vehicleType !== 'commercial') || more !== undefined) return undefined;
  const foundMake = snapshot.findMake(vehicleType, make);
  const found = snapshot.findRange(vehicleType, make, range);
  return foundMake && found ? { value, name: `${foundMake.name} ${found.name}` } : undefined;
}

/** Every range that is leased, by make: cars first, then vans. */
function listVehicles(snapshot: Snapshot): readonly OptionGroup[] {
  return (['personal', 'van'] as const).flatMap((dealType) => {
    const { vehicleType } = dealTypes[dealType];
    return snapshot.listMakes(vehicleType).map(({ name, slug }) => ({
      label: dealType === 'van' ? `${name} vans` : name,
      choices: snapshot.listRanges(dealType, slug).map((range) => ({
        value: toValue(vehicleType, { make: slug, range: range.slug }),
        label: range.name,
      })),
    }));
  });
}

function toValue(
  vehicleType: VehicleType,
  { make, range }: { readonly make: string; readonly range: string },
): string {
  return `${vehicleType}/${make}/${range}`;
}
