import type { GlossaryTerm } from '#shared/content/content-page.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { SearchLine } from '#shared/ui/search-line.tsx';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import styles from './fact-lists.module.css';

/** Terms by their first letter, with a bar of the letters and a filter; each is the target of links from where it is met. */
export default function GlossaryPage({ data }: PageProps<ContentData>) {
  const terms = data.page.terms ?? [];
  const letters = [...Map.groupBy(terms, (each) => each.term.charAt(0).toUpperCase())];
  return (
    <ContentFrame data={data} start={<Finder data={data} letters={letters.map(([letter]) => letter)} />}>
      {letters.map(([letter, own]) => (
        <Letter key={letter} letter={letter} terms={own} />
      ))}
    </ContentFrame>
  );
}

interface FinderProps {
  readonly data: ContentData;
  readonly letters: readonly string[];
}

/** The ways to a term, above the text: a filter, and a bar of the letters. */
function Finder({ data: { page, term }, letters }: FinderProps) {
  return (
    <div className={styles.finder}>
      <SearchLine
        action={page.path}
        name="search"
        id="glossary-filter"
        label="Find a term"
        value={term}
        maxLength={60}
        submit="Find"
      />
      {term !== undefined && <Found count={page.terms?.length ?? 0} term={term} path={page.path} />}
      {letters.length > 1 && (
        <nav className={styles.letters} aria-label="A to Z">
          {letters.map((letter) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

function Found({ count, term, path }: Readonly<{ count: number; term: string; path: string }>) {
  return (
    <p>
      {count === 0 ? `No term matches “${term}”.` : `${formatCount(count, 'term')} for “${term}”.`}{' '}
      <a href={path}>Show every term</a>
    </p>
  );
}

function Letter({ letter, terms }: Readonly<{ letter: string; terms: readonly GlossaryTerm[] }>) {
  return (
    <section className={styles.letter}>
      <h2 id={`letter-${letter}`}>{letter}</h2>
      <dl className={styles.terms}>
        {terms.map(({ id, term, means }) => (
          <div key={id}>
            <dt id={id}>{term}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
