import { z } from 'zod';
import { singleAddress } from '#server/platform/mail/mail.ts';
import { type ReviewRatings, ratingNames } from '#shared/contracts/review.ts';
import { requiredText, wholeNumber } from '#shared/enquiries/field-schemas.ts';
import { reviewFields } from '#shared/pages/reviews/review-fields.ts';

/** A review's reference as it is stored. */
export const reviewReference = z.string().regex(/^REV-[0-9A-Z]{1,5}-[0-9A-Z]{1,5}$/);

const { comments, displayName, email } = reviewFields;
/** Web addresses and what reads like one: "https://", "www.", "example.com/". */
const webAddress = /https?:|www\.|\b[a-z0-9-]+\.(?:com|co|net|org|uk|info|io|ru|cn|shop|xyz|biz)\b/i;
const noLinks = 'Please leave out web addresses.';

const rating = z
  .string({ error: 'Please choose from 1 to 5.' })
  .regex(/^[1-5]$/, 'Please choose from 1 to 5.')
  .transform(Number);

const ratings = Object.fromEntries(ratingNames.map((name) => [name, rating])) as Readonly<
  Record<keyof ReviewRatings, typeof rating>
>;

const slug = /^[a-z0-9][a-z0-9.+-]{0,59}$/;

/** `car/volkswagen/golf`: the range that a review is about. */
const reviewedVehicle = z
  .string({ error: 'Please choose your vehicle.' })
  .max(140, 'Please choose your vehicle.')
  .transform((text) => text.split('/'))
  .pipe(
    z.tuple(
      [z.enum(['car', 'commercial']), z.string().regex(slug), z.string().regex(slug)],
      'Please choose your vehicle.',
    ),
  )
  .transform(([vehicleType, make, range]) => ({ vehicleType, make, range }));

/** What a posted review must be; each fault says what to do. */
export const reviewSchema = z.object({
  vehicle: reviewedVehicle,
  ...ratings,
  comments: requiredText(comments.maxLength, 'Please tell other drivers about it.')
    .refine(
      (text) => text.length >= comments.minLength,
      `Please write at least ${comments.minLength} characters.`,
    )
    .refine((text) => !webAddress.test(text), noLinks),
  displayName: requiredText(
    displayName.maxLength,
    'Please enter your first name and initial, like Ada B.',
  ).refine(
    (text) => !webAddress.test(text) && !text.includes('@'),
    'Please enter your first name and initial, like Ada B.',
  ),
  monthsHeld: wholeNumber(1, 120, 'Please enter the months as a number from 1 to 120.'),
  email: requiredText(email.maxLength, 'Please enter an email address such as name@example.co.uk.').regex(
    singleAddress,
    'Please enter an email address such as name@example.co.uk.',
  ),
  statement: z.literal('leased', { error: 'Please tick this if you leased the vehicle.' }),
});
