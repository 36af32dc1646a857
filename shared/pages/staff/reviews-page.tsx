import type { ReviewState } from '#shared/contracts/review.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import type { StaffReview, StaffReviewsData } from './reviews-data.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { StaffPages } from './staff-paging.tsx';

const tabWords: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
};

/** What drivers wrote, whole, each with the forms that decide on it. */
export default function StaffReviewsPage({ data }: PageProps<StaffReviewsData>) {
  const { state, tabs, reviews, paging } = data;
  return (
    <StaffFrame
      data={data}
      title="Reviews"
      lead="Publish what a driver would find useful, good or bad. Refuse advertising, names of people and abuse."
      labels={{ reason: 'Reason' }}
    >
      <nav aria-label="Reviews by state">
        <ul className={styles.links}>
          {tabs.map((tab) => (
            <li key={tab.state}>
              <a href={tab.href} aria-current={tab.state === state ? 'page' : undefined}>
                {tabWords[tab.state]} ({tab.count})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {reviews.length === 0 && <p>{state === 'waiting' ? 'No reviews are waiting.' : 'None yet.'}</p>}
      {reviews.map((review) => (
        <Review key={review.reference} review={review} data={data} />
      ))}
      <StaffPages paging={paging} />
    </StaffFrame>
  );
}

interface ReviewProps {
  readonly review: StaffReview;
  readonly data: StaffReviewsData;
}

function Review({ review, data }: ReviewProps) {
  const { reference, vehicle, byline, ratings, comments, reason, isSuspected } = review;
  return (
    <article className={styles.item} aria-labelledby={reference}>
      <div>
        <h2 id={reference}>{vehicle}</h2>
        <p className={styles.quiet}>
          {reference}. {byline}
        </p>
        {isSuspected && <p className={styles.warning}>A robot may have sent this.</p>}
        <p className={styles.quiet}>{ratings.map(({ label, points }) => `${label} ${points}`).join(' · ')}</p>
        <p className={styles.words}>{comments}</p>
        {reason !== undefined && <p className={styles.quiet}>Refused: {reason}</p>}
      </div>
      <Decision review={review} data={data} />
    </article>
  );
}

function Decision({ review: { reference }, data: { state, frame, form } }: ReviewProps) {
  const hidden = { csrf: frame.csrf, reference, state };
  const isRefusedHere = form?.values.reference === reference;
  return (
    <div className={styles.decision}>
      {state !== 'published' && (
        <form method="post" action={staffReviewPaths.publish} aria-label={`Publish ${reference}`}>
          <HiddenFields query={hidden} />
          <Button>Publish</Button>
        </form>
      )}
      {state !== 'refused' && (
        <form method="post" action={staffReviewPaths.refuse} aria-label={`Refuse ${reference}`}>
          <HiddenFields query={hidden} />
          <TextField
            name="reason"
            id={isRefusedHere ? 'field-reason' : `reason-${reference}`}
            label="Reason for refusing"
            value={isRefusedHere ? String(form?.values.reason ?? '') : ''}
            error={isRefusedHere ? form?.faults.fields.reason : undefined}
            maxLength={500}
          />
          <Button kind="secondary">{state === 'published' ? 'Take down' : 'Refuse'}</Button>
        </form>
      )}
    </div>
  );
}
