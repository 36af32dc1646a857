import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/button.tsx';
import type { ContactFacts } from './agreed-lease.ts';
import styles from './contact-us.module.css';

interface ContactUsProps {
  readonly contact: ContactFacts;
  /** What to call about, and which number to quote. */
  readonly children: ReactNode;
  readonly kind?: 'primary' | 'secondary';
}

/** A step that needs a call to us: what it is, and the number to call. */
export function ContactUs({
  contact: { phone, openingHours },
  children,
  kind = 'secondary',
}: ContactUsProps) {
  return (
    <div className={styles.contact}>
      <div className={styles.words}>{children}</div>
      <div className={styles.call}>
        <ButtonLink kind={kind} href={`tel:${phone.replaceAll(' ', '')}`}>
          {`Call ${phone}`}
        </ButtonLink>
        <p>{openingHours}</p>
      </div>
    </div>
  );
}
