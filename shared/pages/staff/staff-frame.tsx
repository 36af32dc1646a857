import type { ReactNode } from 'react';
import { staffPath, staffSignOutPaths } from '#shared/routes/staff-sections.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx';
import styles from './staff.module.css';
import type { StaffFrameData, StaffPageData } from './staff-data.ts';

interface StaffFrameProps {
  readonly data: StaffPageData;
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: string;
  /** The label of each field in the summary of faults. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** What surrounds every page of the staff site for a member who is signed in. */
export function StaffFrame({ data, title, lead, labels, children }: StaffFrameProps) {
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
          <p className={styles.done} role="status" tabIndex={-1} autoFocus>
            {frame.notice}
          </p>
        )}
        {form && <ErrorSummary faults={form.faults} labels={labels} />}
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
        <nav aria-label="Staff">
          <ul className={styles.links}>
            {frame.links.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.who}>
          <span>{frame.email}</span>
          <SignOut action={staffSignOutPaths.here} csrf={frame.csrf} words="Sign out" />
        </div>
      </div>
    </header>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
  /** Why it needs somebody; absent when it does not. */
  readonly trouble?: string | undefined;
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Facts under a heading, label beside value. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value, href, trouble }) => (
          <div key={`${label} ${value}`} data-trouble={trouble === undefined ? undefined : ''}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SignOutProps {
  readonly action: string;
  readonly csrf: string;
  readonly words: string;
}

function SignOut({ action, csrf, words }: SignOutProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="csrf" value={csrf} />
      <Button kind="quiet">{words}</Button>
    </form>
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
