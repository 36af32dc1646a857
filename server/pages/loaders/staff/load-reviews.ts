import type { Loader } from '#server/pages/loaders/loader.ts';
import type { vehicleReviews } from '#server/reviews/review-table.ts';
import { countByState, listForStaff } from '#server/reviews/staff/review-staff-routes.ts';
import { ratingNames, reviewRatings, reviewStates } from '#shared/contracts/review.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import type { StaffReview } from '#shared/pages/staff/reviews-page.tsx';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';
import { formatMoment, pageSize, readPageNumber, readStaffRequest, toPaging } from './staff-frame.ts';

/** The reviews in a state, those that wait unless the query says otherwise. */
export const loadStaffReviews: Loader<typeof staffPages.staffReviews> = async (request) => {
  const { staff, frame, form } = readStaffRequest(request);
  const { search } = request;
  const state = reviewStates.find((each) => each === search.get('state')) ?? 'waiting';
  const window = { offset: (readPageNumber(search) - 1) * pageSize, limit: pageSize };
  const [rows, counts] = await Promise.all([listForStaff(staff.orm, state, window), countByState(staff.orm)]);
  return {
    frame,
    form,
    state,
    tabs: reviewStates.map((each) => ({
      state: each,
      href: withQuery(staffReviewPaths.list, { state: each === 'waiting' ? undefined : each }),
      count: counts[each] ?? 0,
    })),
    reviews: rows.map(toReview),
    paging: toPaging(request, counts[state] ?? 0),
  };
};

function toReview(row: typeof vehicleReviews.$inferSelect): StaffReview {
  const { reference, vehicleName, displayName, monthsHeld, receivedAt, comments, reason, isSuspected } = row;
  return {
    reference,
    vehicle: vehicleName,
    byline: `By ${displayName} after ${formatMonths(monthsHeld)}, received ${formatMoment(receivedAt)}.`,
    ratings: ratingNames.map((name) => ({ label: reviewRatings[name], points: row[name] })),
    comments,
    reason: reason ?? undefined,
    isSuspected,
  };
}
