import { Questions } from '#shared/ui/questions.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './guide-section.module.css';
import type { ShownResults } from './results-data.ts';
import type { ResultsGuide } from './results-guide.ts';

/** Words about the subject of a list and answers to common questions, below its deals; only some themes have them. */
export function GuideSection({ data }: { readonly data: ShownResults }) {
  const { catalogueVersion, path, profile } = data;
  const guide = 'kept' in data ? undefined : data.guide;
  if (!guide && !('kept' in data && data.kept.hasGuide)) return null;
  const key = `guide ${catalogueVersion} ${path}`;
  return (
    <ReusedMarkup
      as="section"
      className={styles.guide}
      cacheKey={`${key} ${Object.values(profile)}`}
      sharedKey={key}
      blanks={guide?.links.map((link) => link.path)}
      render={guide && ((hrefs) => <Guide guide={guide} hrefs={hrefs} />)}
    />
  );
}

interface GuideProps {
  readonly guide: ResultsGuide;
  readonly hrefs: readonly string[];
}

function Guide({ guide: { heading, paragraphs, links, faqs }, hrefs }: GuideProps) {
  return (
    <>
      <div className={styles.words}>
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className={styles.links}>
          {links.map(({ label }, place) => (
            <li key={label}>
              <a href={hrefs[place]}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <h2>Common questions</h2>
      <Questions items={faqs} />
    </>
  );
}
