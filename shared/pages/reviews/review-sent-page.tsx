import layout from '#shared/pages/enquiries/enquiry-layout.module.css';
import { dealsPath } from '#shared/routes/link-to.ts';
import styles from './review-form-page.module.css';

/** Thanks after a review. It says nothing of the review, so every visitor may have the same page. */
export default function ReviewSentPage() {
  return (
    <div className={`${layout.frame} ${styles.page}`}>
      <header className={layout.heading}>
        <h1>Thank you for your review</h1>
        <p>
          We’ve got it. Someone here reads every review before it’s shown. To have it changed or taken down
          later, contact us from the same email address.
        </p>
      </header>
      <p>
        <a href={dealsPath('personal')}>See today’s car deals</a>
      </p>
    </div>
  );
}
