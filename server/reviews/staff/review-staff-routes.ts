import { type Request, Router } from 'express';
import { z } from 'zod';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { toBody } from '#server/platform/http/form-answer.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { publishWithin, refuseWithin } from '#server/reviews/decide.ts';
import { reviewReference } from '#server/reviews/review-schema.ts';
import { createAuditLog } from '#server/staff/audit.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { staffReason } from '#server/staff/parse-staff-form.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { type ReviewState, reviewStates } from '#shared/contracts/review.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';
import { lockReview } from './list-for-staff.ts';

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
