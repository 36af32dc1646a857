import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Request, Router } from 'express';
import { z } from 'zod';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { toBody } from '#server/platform/http/form-answer.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reviewReference } from '#server/reviews/review-schema.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { createAuditLog } from '#server/staff/audit.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { staffReason } from '#server/staff/late-form.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { type ReviewState, reviewStates } from '#shared/contracts/review.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';

const publishing = z.object({
  reference: reviewReference,
  /** The list that the member was looking at. */
  state: z.enum(reviewStates).optional().catch(undefined),
});
const refusing = publishing.extend({ reason: staffReason });

/** The forms of `/staff/reviews`: a review shows, or stops showing, on every node within seconds. */
export function reviewStaffRoutes(action: StaffAction): Router {
  const router = Router();
  router.post(
    staffReviewPaths.publish,
    action({
      page: toList,
      work: async ({ req, orm }) => {
        const { reference, state } = parseForm(publishing, req);
        await requireAsSeen(orm, reference, state);
        await publishWithin(orm, reference);
        const message = `${reference} is published. It shows within seconds.`;
        return { action: auditActions.reviewPublished, subject: reference, message };
      },
    }),
  );
  router.post(
    staffReviewPaths.refuse,
    action({
      page: toList,
      work: async ({ req, orm }) => {
        const { reference, reason, state } = parseForm(refusing, req);
        await requireAsSeen(orm, reference, state);
        await refuseWithin(orm, reference, reason);
        const message = `${reference} is refused, and shows nowhere.`;
        return { action: auditActions.reviewRefused, subject: reference, message };
      },
    }),
  );
  return router;
}

/** Throws in words for the member when a colleague has decided on the review since the page with the form was made. */
async function requireAsSeen(orm: Orm, reference: string, seen: ReviewState | undefined): Promise<void> {
  const review = await lockReview(orm, reference);
  if (!review || seen === undefined || review.state === seen) return;
  const { entries } = await createAuditLog({ orm }).list({ subject: reference }, { offset: 0, limit: 1 });
  const who = entries[0]?.who ?? 'Someone';
  const why = review.state === 'refused' && review.reason ? ` Why: ${review.reason}` : '';
  throw new InvalidInputError(
    {},
    `${who} has ${review.state} ${reference} since you opened this page.${why}`,
  );
}

/** The list that the form was on. */
function toList(req: Request): string {
  const { state } = toBody(req);
  return withQuery(staffReviewPaths.list, { state: reviewStates.find((each) => each === state) });
}

/** Shows a review from now on, keeping why it was refused before, in the transaction that it is given. Throws a `Refusal` when it is not there. */
export function publishWithin(orm: Orm, reference: string): Promise<void> {
  return decide(orm, reference, { state: 'published' });
}

/** Stops showing a review, or never shows it, and keeps why, below earlier reasons. Throws a `Refusal` when it is not there. */
export function refuseWithin(orm: Orm, reference: string, reason: string): Promise<void> {
  const reasons = sql`concat_ws(E'\\n', ${vehicleReviews.reason}, ${reason}::text)`;
  return decide(orm, reference, { state: 'refused', reason: reasons });
}

async function decide(
  orm: Orm,
  reference: string,
  decision: { readonly state: 'published' | 'refused'; readonly reason?: SQL },
): Promise<void> {
  const rows = await orm
    .update(vehicleReviews)
    .set({ ...decision, decidedAt: sql`clock_timestamp()` })
    .where(eq(vehicleReviews.reference, reference))
    .returning({ reference: vehicleReviews.reference });
  if (rows.length === 0) throw new Refusal(`There is no review ${reference}.`);
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A page of reviews in a state, newest first. */
export function listForStaff(orm: Orm, state: ReviewState, { offset, limit }: Window) {
  return orm
    .select()
    .from(vehicleReviews)
    .where(eq(vehicleReviews.state, state))
    .orderBy(desc(vehicleReviews.receivedAt), desc(vehicleReviews.reviewId))
    .limit(limit)
    .offset(offset);
}

/** How many reviews are in each state; those without any are left out. */
export async function countByState(orm: Orm): Promise<Readonly<Partial<Record<ReviewState, number>>>> {
  const rows = await orm
    .select({ state: vehicleReviews.state, total: count() })
    .from(vehicleReviews)
    .groupBy(vehicleReviews.state);
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

/** The state of a review, which nobody else changes until the transaction ends; undefined when there is none. */
async function lockReview(orm: Orm, reference: string) {
  const { state, reason } = vehicleReviews;
  const ofIt = eq(vehicleReviews.reference, reference);
  const [row] = await orm.select({ state, reason }).from(vehicleReviews).where(ofIt).for('update');
  return row;
}
