import { type Request, Router } from 'express';
import { z } from 'zod';
import { toBody } from '#server/platform/http/form-answer.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { referenceField } from '#server/reviews/command/review-reference.ts';
import { publishWithin, refuseWithin } from '#server/reviews/decide.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { reviewStates } from '#shared/contracts/review.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';

const publishing = z.object({ reference: referenceField });
const refusing = publishing.extend({
  reason: z.string().trim().min(3, 'Say why, in a few words.').max(500, 'Keep it below 500 characters.'),
});

/** The forms of `/staff/reviews`: a review shows, or stops showing, on every node within seconds. */
export function reviewStaffRoutes(action: StaffAction): Router {
  const router = Router();
  router.post(
    staffReviewPaths.publish,
    action({
      page: toList,
      work: async ({ req, orm }) => {
        const { reference } = parseForm(publishing, req);
        await publishWithin(orm, [reference]);
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
        const { reference, reason } = parseForm(refusing, req);
        await refuseWithin(orm, reference, reason);
        const message = `${reference} is refused, and shows nowhere.`;
        return { action: auditActions.reviewRefused, subject: reference, message };
      },
    }),
  );
  return router;
}

/** The list that the form was on. */
function toList(req: Request): string {
  const { state } = toBody(req);
  return withQuery(staffReviewPaths.list, { state: reviewStates.find((each) => each === state) });
}
