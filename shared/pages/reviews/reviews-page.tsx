import {
  type PublishedReview,
  type ReviewRatings,
  ratingNames,
  reviewRatings,
} from '#shared/contracts/review.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatCount, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { alternativesPath, scopePath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { Questions } from '#shared/ui/questions.tsx';
import { StarRating } from '#shared/ui/star-rating.tsx';
import type { ReviewsData } from './reviews-data.ts';
import styles from './reviews-page.module.css';

/** What drivers say of a range: the mean of each rating, then every review; without any, the way to write the first. */
export default function ReviewsPage({ data }: PageProps<ReviewsData>) {
  const { reviews, averages, range, faqs } = data;
  return (
    <div className={layout.page}>
      <h1>{data.heading}</h1>
      {data.isDemonstration && reviews.length > 0 && (
        <Notice kind="info">
          <p>This is a demonstration site: these reviews were sent in to try it.</p>
        </Notice>
      )}
      {averages ? (
        <Summary averages={averages} count={reviews.length} formHref={data.formHref} />
      ) : (
        <div className={styles.empty}>
          <p>
            {data.isUnread
              ? 'We can’t show reviews at the moment. Please try again in a few minutes.'
              : `No reviews of the ${range.name} yet. If you’ve leased one, yours could be the first.`}
          </p>
          <p>
            <ButtonLink href={data.formHref}>{`Review the ${range.name}`}</ButtonLink>
          </p>
        </div>
      )}
      {reviews.length > 0 && (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <li key={`${review.date} ${review.name} ${review.comments}`}>
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
      <Onward data={data} />
      <section className={layout.questions}>
        <h2>Common questions</h2>
        <Questions items={faqs} />
      </section>
    </div>
  );
}

interface SummaryProps {
  readonly averages: ReviewRatings;
  readonly count: number;
  readonly formHref: string;
}

function Summary({ averages, count, formHref }: SummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <div className={styles.overall}>
        <h2 id="summary-heading">{`${averages.satisfaction.toFixed(1)} out of 5`}</h2>
        <StarRating rating={averages.satisfaction} size={24} />
        <p>{`from ${formatCount(count, 'review')}`}</p>
        <p>
          <ButtonLink href={formHref}>Write a review</ButtonLink>
        </p>
      </div>
      <dl className={styles.ratings}>
        {ratingNames.map((name) => (
          <div key={name}>
            <dt>{reviewRatings[name]}</dt>
            <dd>
              <StarRating rating={averages[name]} />
              <span aria-hidden="true">{averages[name].toFixed(1)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Review({ review }: { readonly review: PublishedReview }) {
  const { name, date, monthsHeld, ratings, comments } = review;
  const parts = ratingNames
    .filter((part) => part !== 'satisfaction')
    .map((part) => `${reviewRatings[part]} ${ratings[part]}`);
  return (
    <article className={styles.review}>
      <StarRating rating={ratings.satisfaction} />
      <h2>{name}</h2>
      <p className={styles.facts}>{`${formatDate(date)} · had it for ${formatMonths(monthsHeld)}`}</p>
      <p className={styles.comments}>{comments}</p>
      <p className={styles.facts}>{`${parts.join(' · ')} out of 5`}</p>
    </article>
  );
}

function Onward({ data: { dealType, make, range, profile } }: { readonly data: ReviewsData }) {
  const slugs = { make: make.slug, range: range.slug };
  const query = profileQuery(profile);
  return (
    <ul className={layout.onward}>
      <li>
        <a href={withQuery(scopePath(dealType, slugs), query)}>{`All ${make.name} ${range.name} deals`}</a>
      </li>
      <li>
        <a
          href={withQuery(alternativesPath(dealType, slugs), query)}
        >{`Alternatives to the ${range.name}`}</a>
      </li>
    </ul>
  );
}
