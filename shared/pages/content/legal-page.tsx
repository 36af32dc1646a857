import { formatDate } from '#shared/format/format-date.ts';
import type { PageProps } from '#shared/routes/page.ts';
import styles from './content.module.css';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import listStyles from './fact-lists.module.css';

/** A legal document: which version it is, since when, and what has changed. */
export default function LegalPage({ data }: PageProps<ContentData>) {
  const { legal } = data.page;
  if (!legal) return <ContentFrame data={data} />;
  const version = `Version ${legal.version}, in force since ${formatDate(legal.effective)}.`;
  return (
    <ContentFrame data={data} start={<p className={styles.lead}>{version}</p>}>
      <section className={listStyles.changes}>
        <h2>What has changed</h2>
        <dl>
          {legal.changes.map(({ version: each, effective, what }) => (
            <div key={each}>
              <dt>{`Version ${each}, ${formatDate(effective)}`}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </ContentFrame>
  );
}
