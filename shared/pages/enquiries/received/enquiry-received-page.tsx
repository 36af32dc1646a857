import layout from '#shared/pages/enquiries/enquiry-layout.module.css';
import { NextSteps } from '#shared/pages/enquiries/next-steps.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { EnquiryReceivedData } from './enquiry-received-data.ts';
import styles from './enquiry-received-page.module.css';
import { QuotedDeal } from './quoted-deal.tsx';

export default function EnquiryReceivedPage({ data }: PageProps<EnquiryReceivedData>) {
  const { name, reference, receivedAt, isInAccount, next, consents } = data;
  return (
    <div className={`${layout.frame} ${styles.page}`}>
      <header className={`${layout.heading} ${styles.header}`}>
        <Icon name="check" size={40} />
        <h1>{`We have your ${name}`}</h1>
        <p>{`Received on ${receivedAt}.`}</p>
      </header>
      <section className={styles.reference} aria-labelledby="reference-heading">
        <h2 id="reference-heading">Your reference</h2>
        <div className={styles.copy}>
          <strong>{reference}</strong>
          <CopyButton text={reference} label="Copy" />
        </div>
        <p>Please quote it if you call or write to us about this.</p>
      </section>
      {data.deal && <QuotedDeal deal={data.deal} heading={data.dealHeading} />}
      <section className={styles.section}>
        <h2>What happens next</h2>
        <NextSteps steps={next} />
        {isInAccount && (
          <p>
            It’s in your account too, under <a href={accountPaths.quotes}>Quotes</a>.
          </p>
        )}
      </section>
      {consents.length > 0 && (
        <section className={styles.section}>
          <h2>Your choices</h2>
          <dl className={styles.consents}>
            {consents.map(({ wording, isGiven }) => (
              <div key={wording}>
                <dt>{isGiven ? 'You agreed to' : 'You didn’t agree to'}</dt>
                <dd>{`“${wording}”`}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p>
        Carry on browsing <a href={dealsPath('personal')}>car deals</a> or{' '}
        <a href={dealsPath('van')}>van deals</a>.
      </p>
    </div>
  );
}
