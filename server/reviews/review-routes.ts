import { type Request, Router } from 'express';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { type AnswerWithForm, answerFormFault, readForm, toBody } from '#server/platform/http/form-answer.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { type ReviewRatings, ratingNames, reviewFormPath, reviewSentPath } from '#shared/contracts/review.ts';
import { trapField } from '#shared/enquiries/enquiry-fields.ts';
import { reviewSchema } from './review-schema.ts';
import type { NewReview, Reviews } from './reviews.ts';

interface ReviewServices {
  readonly catalogue: Catalogue;
  readonly limits: RateLimits;
  readonly reviews: Pick<Reviews, 'store'>;
}

interface RouteParts {
  readonly services: ReviewServices;
  readonly answerWithForm: AnswerWithForm;
}

/**
 * `POST /review-my-vehicle`: checked, stored, and answered with the way to the thanks (303, or JSON for a script). A
 * refused review comes back on its page with the faults and what was typed.
 */
export function reviewRoutes({ services, answerWithForm }: RouteParts): Router {
  const router = Router();
  router.post(reviewFormPath, readForm, async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    try {
      const review = readReview(req, services);
      await services.limits.count('reviewByAddress', toAddressKey(req.ip));
      await services.reviews.store(review);
      if (wantsJson(req)) res.json({ status: 200, next: reviewSentPath });
      else res.redirect(303, reviewSentPath);
    } catch (fault) {
      await answerFormFault(fault, { req, res, answerWithForm });
    }
  });
  return router;
}

/** The posted review. Throws `InvalidInputError` with one message for each field at fault. */
function readReview(req: Request, { catalogue }: ReviewServices): NewReview {
  const body = toBody(req);
  const { data, error } = reviewSchema.safeParse(body);
  if (!data) {
    const faults = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    // The first fault of a field counts.
    throw new InvalidInputError(Object.fromEntries(faults.toReversed()));
  }
  const { vehicle, comments, displayName, monthsHeld, email } = data;
  const snapshot = catalogue.snapshot();
  const make = snapshot.findMake(vehicle.vehicleType, vehicle.make);
  const range = snapshot.findRange(vehicle.vehicleType, vehicle.make, vehicle.range);
  if (!make || !range) throw new InvalidInputError({ vehicle: 'Choose your vehicle.' });
  return {
    ...vehicle,
    vehicleName: `${make.name} ${range.name}`,
    ratings: Object.fromEntries(ratingNames.map((name) => [name, data[name]])) as unknown as ReviewRatings,
    comments,
    displayName,
    monthsHeld,
    email,
    isSuspected: (body[trapField] ?? '') !== '',
  };
}
