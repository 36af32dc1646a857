import type { ReactNode } from 'react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { EnquiryData } from './enquiry-data.ts';
import styles from './enquiry-frame.module.css';
import layout from './enquiry-layout.module.css';
import { NextSteps } from './next-steps.tsx';

interface EnquiryFrameProps {
  readonly data: EnquiryData;
  readonly children: ReactNode;
  /** More beside the form, between "What happens next" and our number. */
  readonly aside?: ReactNode;
}

/** The page around an enquiry's form: heading, introduction, what happens once it is sent, and our number. */
export function EnquiryFrame({ data, children, aside }: EnquiryFrameProps) {
  const { definition, phone, openingHours } = data;
  return (
    <div className={`${layout.frame} ${styles.page}`}>
      <header className={layout.heading}>
        <h1>{definition.heading}</h1>
        {definition.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </header>
      <div>{children}</div>
      <aside className={styles.aside} aria-label="What happens next, and our phone number">
        <section>
          <h2>What happens next</h2>
          <NextSteps steps={definition.next} />
        </section>
        {aside}
        <section>
          <h2>Prefer to talk?</h2>
          <PhoneLink phone={phone} />
          <p>{openingHours}</p>
        </section>
      </aside>
    </div>
  );
}
