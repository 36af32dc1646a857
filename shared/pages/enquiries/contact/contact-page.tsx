import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import layout from '#shared/pages/enquiries/enquiry-layout.module.css';
import { NextSteps } from '#shared/pages/enquiries/next-steps.tsx';
import { complaintsPath, dataProtectionPath } from '#shared/routes/contact-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { SiteRatings } from '#shared/ui/site-ratings.tsx';
import type { ContactData } from './contact-data.ts';
import styles from './contact-page.module.css';
import { ContactWays } from './contact-ways.tsx';

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
