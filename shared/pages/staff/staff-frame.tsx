import type { ReactNode } from 'react';
import { staffPath, staffSignOutPaths } from '#shared/routes/staff-sections.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx';
import type { StaffFrameData, StaffLink, StaffPageData } from './staff-data.ts';
import { StaffForm } from './staff-form.tsx';
import styles from './staff-frame.module.css';
import text from './staff-text.module.css';

interface StaffFrameProps {
  readonly data: StaffPageData;
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  /** The names of the fields in their order, for the summary of faults. */
  readonly order?: readonly string[];
  readonly children: ReactNode;
}

/** What surrounds every page of the staff site for a member who is signed in. */
export function StaffFrame({ data, title, lead, order, children }: StaffFrameProps) {
  const { frame, form } = data;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <StaffHeader frame={frame} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {frame.notice !== undefined && (
          // biome-ignore lint/a11y/noAutofocus: there is no script, so this is how the reader learns what the form did
          <p className={text.done} role="status" tabIndex={-1} autoFocus>
            {frame.notice}
          </p>
        )}
        {form && <ErrorSummary faults={form.faults} order={order} />}
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
      <footer className={styles.footer}>
        <SignOut action={staffSignOutPaths.everywhere} csrf={frame.csrf} words="Sign out on all devices" />
      </footer>
    </>
  );
}

function StaffHeader({ frame }: { readonly frame: StaffFrameData }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href={staffPath}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          Staff
        </a>
        <StaffLinks label="Staff" links={frame.links} />
        <div className={styles.who}>
          <span>{frame.email}</span>
          <SignOut action={staffSignOutPaths.here} csrf={frame.csrf} words="Sign out" />
        </div>
      </div>
    </header>
  );
}

interface StaffLinksProps {
  /** Accessible name. */
  readonly label: string;
  readonly links: readonly StaffLink[];
}

/** A row of links, the current one underlined. */
export function StaffLinks({ label, links }: StaffLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SignOutProps {
  readonly action: string;
  readonly csrf: string;
  readonly words: string;
}

function SignOut({ action, csrf, words }: SignOutProps) {
  return (
    <StaffForm action={action} csrf={csrf}>
      <Button kind="quiet">{words}</Button>
    </StaffForm>
  );
}

interface StaffDoorProps {
  readonly siteName: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What surrounds the pages on which members sign in. */
export function StaffDoor({ siteName, title, children }: StaffDoorProps) {
  return (
    <main id="main" className={styles.door}>
      <p className={styles.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        {siteName} staff
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
