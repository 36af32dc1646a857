import type { ComponentProps, ReactNode } from 'react';
import { maxSearchCharacters } from '#shared/contracts/search-limits.ts';
import { searchPath } from '#shared/pages/search/search-href.ts';
import styles from './header-search.module.css';
import { headerSearchIds } from './header-search-ids.ts';

/**
 * What the browser's script adds to the server's markup: the field's handlers and ARIA attributes, and the panel below
 * it.
 */
export interface LiveSearch {
  readonly field: ComponentProps<'input'>;
  readonly below?: ReactNode;
}

/**
 * The header's search: a plain form to the search page, and on phones a link to it. `client/search/` hydrates it in
 * place when its field first gets the focus.
 */
export function HeaderSearch() {
  return (
    <div id={headerSearchIds.place} className={styles.place}>
      <HeaderSearchForm />
    </div>
  );
}

/** The form and the link, with what scripts add when they have it. */
export function HeaderSearchForm({ live }: { readonly live?: LiveSearch }) {
  return (
    <>
      <search className={styles.bar} aria-label="Whole site">
        <form className={styles.form} action={searchPath} method="get">
          <label className="visually-hidden" id={headerSearchIds.label} htmlFor={headerSearchIds.field}>
            Search by car, budget or question
          </label>
          <input
            className={styles.field}
            type="text"
            id={headerSearchIds.field}
            name="q"
            maxLength={maxSearchCharacters}
            placeholder="Search by car, budget or question"
            autoComplete="off"
            enterKeyHint="search"
            // Downshift's props for the field, passed on as they are.
            {...live?.field}
          />
          <button className={styles.submit} type="submit">
            <span className="visually-hidden">Search</span>
          </button>
          <button className={styles.close} type="button" data-search-close="">
            Close
            <span className="visually-hidden"> search</span>
          </button>
          {live?.below}
        </form>
      </search>
      <a className={styles.open} href={searchPath} data-search-open="">
        <span className="visually-hidden">Search</span>
      </a>
    </>
  );
}
