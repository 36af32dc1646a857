import { OpeningNow } from '#shared/contact/opening-now.tsx';
import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import {
  callbackPath,
  complaintsPath,
  dataProtectionPath,
  messagePath,
} from '#shared/contracts/enquiry-paths.ts';
import type { Ratings } from '#shared/contracts/ratings.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import layout from '#shared/pages/enquiries/enquiry-layout.module.css';
import { NextSteps } from '#shared/pages/enquiries/next-steps.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { SiteRatings } from '#shared/ui/site-ratings.tsx';
import styles from './contact-page.module.css';

/** Data of the contact page. */
export interface ContactData extends EnquiryData {
  readonly openingTimes: OpeningTimes;
  /** Ratings of the firm; absent until they are configured. */
  readonly ratings?: Ratings | undefined;
}

export default function ContactPage({ data }: PageProps<ContactData>) {
  const { definition, form, address } = data;
  return (
    <div className={`${layout.frame} ${styles.page}`}>
      <header className={layout.heading}>
        <h1>{definition.heading}</h1>
        {definition.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <SiteRatings ratings={data.ratings} />
      </header>
      <ContactWays data={data} />
      <section className={styles.write} id="write" aria-labelledby="write-heading">
        <h2 id="write-heading">Write to us</h2>
        <EnquiryForm definition={definition} form={form} />
      </section>
      <aside className={styles.aside} aria-label="What happens next, and other ways to contact us">
        <h2>What happens next</h2>
        <NextSteps steps={definition.next} />
        {address && (
          <>
            <h2>By post</h2>
            <address>{address}</address>
          </>
        )}
        <h2>Not happy with us?</h2>
        <ul className={styles.links}>
          <li>
            <a href={complaintsPath}>Make a complaint</a>
          </li>
          <li>
            <a href={dataProtectionPath}>Complain about how we use your data</a>
          </li>
        </ul>
      </aside>
    </div>
  );
}

/** The ways to reach us side by side, the quickest first. */
function ContactWays({ data }: { readonly data: ContactData }) {
  const { phone, openingHours, openingTimes } = data;
  return (
    <ul className={styles.ways}>
      <li>
        <h2>Call us</h2>
        <PhoneLink phone={phone} />
        <p>{openingHours}, except bank holidays</p>
        <OpeningNow times={openingTimes} />
      </li>
      <li>
        <h2>We’ll call you</h2>
        <a className={styles.way} href={callbackPath}>
          <Icon name="clock" size={20} />
          Request a callback
        </a>
        <p>Choose the day and time.</p>
      </li>
      <li>
        <h2>Write</h2>
        <a className={styles.way} href={messagePath}>
          <Icon name="envelope" size={20} />
          Leave a message
        </a>
        <p>
          Or use <a href="#write">the form below</a>. No phone number needed.
        </p>
      </li>
    </ul>
  );
}
