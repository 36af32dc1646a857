import type { PageProps } from '#shared/routes/page.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { ChoiceForm } from './choice-form.tsx';
import type { CookieChoicesData } from './cookie-choices-data.ts';
import styles from './cookie-choices-page.module.css';
import { listKeptNotes } from './kept-notes.ts';

export default function CookieChoicesPage({ data }: PageProps<CookieChoicesData>) {
  return (
    <div className={styles.page}>
      <header className={styles.words}>
        <h1>Cookie choices</h1>
        <p>
          What this site keeps in your browser, why, and for how long. Anything you can refuse stays off until
          you allow it, and you can change your mind here at any time.
        </p>
      </header>
      {data.objects && (
        <Notice kind="info">
          Your browser asks sites not to track you. We respect that: everything below stays off, whatever you
          choose here.
        </Notice>
      )}
      <ChoiceForm data={data} />
      <section className={styles.kept} aria-labelledby="kept">
        <h2 id="kept">What we keep in your browser</h2>
        <p className={styles.words}>
          These make the site work or remember what you asked for. None of them tells anyone else who you are.
        </p>
        <ul className={styles.notes}>
          {listKeptNotes(data.accountCookies).map(({ name, kind, purpose, duration }) => (
            <li key={name}>
              <p>
                <b>{name}</b>
                <small>{kind}</small>
              </p>
              <p>{purpose}</p>
              <p>
                <span>Kept </span>
                {duration}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
