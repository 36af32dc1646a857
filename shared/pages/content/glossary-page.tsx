import type { PageProps } from '#shared/routes/page.ts';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import styles from './fact-lists.module.css';

/** Terms in the order of the alphabet; each is the target of links from where it is met. */
export default function GlossaryPage({ data }: PageProps<ContentData>) {
  return (
    <ContentFrame data={data}>
      <dl className={styles.terms}>
        {data.page.terms?.map(({ id, term, means }) => (
          <div key={id}>
            <dt id={id}>{term}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </ContentFrame>
  );
}
