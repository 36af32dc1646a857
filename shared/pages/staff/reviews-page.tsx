import type { ReviewState } from '#shared/contracts/review.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { staffReviewPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import styles from './reviews-page.module.css';
import type { StaffPageData, StaffPaging } from './staff-data.ts';
import { reasonFields } from './staff-fields.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame, StaffLinks } from './staff-frame.tsx';
import { StaffItem, StaffPages } from './staff-list.tsx';
import text from './staff-text.module.css';

/** A review as staff read it to decide on it. Its author's address is not needed for that. */
export interface StaffReview {
  readonly reference: string;
  readonly vehicle: string;
  /** Who wrote it, when, and for how long they held the vehicle. */
  readonly byline: string;
  readonly ratings: readonly { readonly label: string; readonly points: number }[];
  readonly comments: string;
  /** Why it is or was refused, a line each time; absent for others. */
  readonly reason?: string | undefined;
  readonly isSuspected: boolean;
}

/** The reviews in one state. */
export interface StaffReviewsData extends StaffPageData {
  readonly state: ReviewState;
  readonly tabs: readonly { readonly state: ReviewState; readonly href: string; readonly count: number }[];
  readonly reviews: readonly StaffReview[];
  readonly paging: StaffPaging;
}

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
      order={Object.keys(reasonFields)}
    >
      <StaffLinks
        label="Reviews by state"
        links={tabs.map((tab) => ({
          href: tab.href,
          label: `${tabWords[tab.state]} (${tab.count})`,
          isCurrent: tab.state === state,
        }))}
      />
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
    <StaffItem headingId={reference} decision={<Decision review={review} data={data} />}>
      <h2 id={reference}>{vehicle}</h2>
      <p className={text.quiet}>
        {reference}. {byline}
      </p>
      {isSuspected && <p className={text.warning}>A robot may have sent this.</p>}
      <p className={text.quiet}>{ratings.map(({ label, points }) => `${label} ${points}`).join(' · ')}</p>
      <p className={styles.words}>{comments}</p>
      {reason !== undefined && (
        <p className={text.quiet}>
          {data.state === 'refused' ? 'Refused' : 'Refused before'}: {reason}
        </p>
      )}
    </StaffItem>
  );
}

function Decision({ review: { reference }, data: { state, frame, form } }: ReviewProps) {
  const hidden = { reference, state };
  const isRefusedHere = form?.values.reference === reference;
  return (
    <>
      {state !== 'published' && (
        <StaffForm
          action={staffReviewPaths.publish}
          label={`Publish ${reference}`}
          csrf={frame.csrf}
          hidden={hidden}
        >
          <Button>Publish</Button>
        </StaffForm>
      )}
      {state !== 'refused' && (
        <StaffForm
          action={staffReviewPaths.refuse}
          label={`Refuse ${reference}`}
          csrf={frame.csrf}
          hidden={hidden}
        >
          <TypedField
            name="reason"
            spec={{
              ...reasonFields.reason,
              id: isRefusedHere ? undefined : `reason-${reference}`,
              label: 'Reason for refusing',
            }}
            form={isRefusedHere ? form : undefined}
          />
          <Button kind="secondary">{state === 'published' ? 'Take down' : 'Refuse'}</Button>
        </StaffForm>
      )}
    </>
  );
}
