import type { ReactNode } from 'react';
import { DoneNotice } from '#shared/ui/form/done-notice.tsx';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  readonly heading: string;
  /** A sentence under the heading. */
  readonly lead?: string;
  readonly done?: string | undefined;
  readonly children: ReactNode;
  /** Other ways on, beside the form. */
  readonly aside?: ReactNode;
}

/** The page around a form of somebody who is not signed in yet. */
export function SignInFrame({ heading, lead, done, children, aside }: SignInFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <header>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <DoneNotice message={done} />
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
