import type { PageProps } from '#shared/routes/page.ts';
import { Questions } from '#shared/ui/questions.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './guided-results-page.module.css';
import type { ResultsData } from './results-data.ts';
import type { ResultsGuide } from './results-guide.ts';
import ResultsPage from './results-page.tsx';

/** A list of deals with words about its subject and answers to common questions below it. */
export default function GuidedResultsPage({ data }: PageProps<ResultsData>) {
  const { guide, keptCards, catalogueVersion, path } = data;
  return (
    <>
      <ResultsPage data={data} />
      {guide && (
        <ReusedMarkup
          as="section"
          className={styles.guide}
          cacheKey={`guide ${catalogueVersion} ${path}`}
          render={keptCards ? undefined : () => <Guide guide={guide} />}
        />
      )}
    </>
  );
}

function Guide({ guide: { heading, paragraphs, links, faqs } }: { readonly guide: ResultsGuide }) {
  return (
    <>
      <div className={styles.words}>
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className={styles.links}>
          {links.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <h2>Common questions</h2>
      <Questions items={faqs} />
    </>
  );
}
