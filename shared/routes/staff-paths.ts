/** Where forms of the staff site are posted, beside its pages. */
export const staffReviewPaths = {
  list: '/staff/reviews',
  publish: '/staff/reviews/publish',
  refuse: '/staff/reviews/refuse',
} as const;
