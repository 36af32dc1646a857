import { z } from 'zod';
import { singleAddress } from '#server/platform/mail/mail.ts';
import { type ReviewRating, ratingNames, reviewRatings } from '#shared/contracts/review.ts';
import { requiredText, wholeNumber } from '#shared/enquiries/field-schemas.ts';
import { reviewFields } from '#shared/pages/reviews/review-fields.ts';

/** A review's reference as it is stored. */
export const reviewReference = z.string().regex(/^REV-[0-9A-Z]{1,5}-[0-9A-Z]{1,5}$/);

const { comments, displayName, email } = reviewFields;
/** Web addresses and what reads like one: "https://", "www.", "example.com/". */
const webAddress = /https?:|www\.|\b[a-z0-9-]+\.(?:com|co|net|org|uk|info|io|ru|cn|shop|xyz|biz)\b/i;
const nameAdvice = 'Enter your first name and initial, like Ada B.';
const noLinks = 'Leave out web addresses.';

function ratingOf(name: ReviewRating) {
  const fault = `Choose 1 to 5 for “${reviewRatings[name]}”.`;
  return z
    .string({ error: fault })
    .regex(/^[1-5]$/, fault)
    .transform(Number);
}

const ratings = Object.fromEntries(ratingNames.map((name) => [name, ratingOf(name)])) as Readonly<
  Record<ReviewRating, ReturnType<typeof ratingOf>>
>;

const slug = /^[a-z0-9][a-z0-9.+-]{0,59}$/;

/** `car/volkswagen/golf`: the range that a review is about. */
const reviewedVehicle = z
  .string({ error: 'Choose your vehicle.' })
  .max(140, 'Choose your vehicle.')
  .transform((text) => text.split('/'))
  .pipe(
    z.tuple(
      [z.enum(['car', 'commercial']), z.string().regex(slug), z.string().regex(slug)],
      'Choose your vehicle.',
    ),
  )
  .transform(([vehicleType, make, range]) => ({ vehicleType, make, range }));

/** What a posted review must be; each fault says what to do. */
export const reviewSchema = z.object({
  vehicle: reviewedVehicle,
  ...ratings,
  comments: requiredText(comments, 'Tell other drivers about it.')
    .refine(
      (text) => text.length >= comments.minLength,
      `Write at least ${comments.minLength} characters about it.`,
    )
    .refine((text) => !webAddress.test(text), noLinks),
  displayName: requiredText(displayName, nameAdvice).refine(
    (text) => !webAddress.test(text) && !text.includes('@'),
    nameAdvice,
  ),
  monthsHeld: wholeNumber(1, 120, 'Enter how many months you’ve had it, from 1 to 120.'),
  email: requiredText(email, 'Enter your email address.').regex(
    singleAddress,
    'Enter an email address such as name@example.co.uk.',
  ),
  statement: z.literal('leased', { error: 'Tick the box if you leased the vehicle.' }),
});
