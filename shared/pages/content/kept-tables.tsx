import type { StoredGroup, StoredRecord } from '#shared/content/stored-record.ts';
import type { KeptNote } from '#shared/pages/cookie-choices/kept-notes.ts';
import textStyles from './content-text.module.css';
import styles from './kept-tables.module.css';

/** What the site keeps in a browser, from the same list as the page of cookie choices. */
export function KeptNotes({ notes }: { readonly notes: readonly KeptNote[] }) {
  return (
    <div className={textStyles.text}>
      <table>
        <caption>Everything this site keeps in your browser</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ name, kind, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">{`${name} (${kind})`}</th>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const storedCaptions: Readonly<Record<StoredGroup, string>> = {
  forms: 'What each form stores, and how long',
  account: 'What an account stores, and how long',
  records: 'Other records, and how long',
};

interface StoredRecordsProps {
  readonly group: StoredGroup;
  readonly records: readonly StoredRecord[];
}

/** What the database holds of people, from the list that a test compares with its tables. */
export function StoredRecords({ group, records }: StoredRecordsProps) {
  return (
    <div className={textStyles.text}>
      <table className={styles.stored}>
        <caption>{storedCaptions[group]}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">What’s in it</th>
            <th scope="col">Why, and the basis</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ name, holds, why, kept }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="What’s in it">{holds}</td>
              <td data-label="Why">{why}</td>
              <td data-label="How long">{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
