import type { PageProps } from '#shared/routes/page.ts';
import styles from './content.module.css';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';

/** A page of advice, begun by what it says in a sentence or two. */
export default function ArticlePage({ data }: PageProps<ContentData>) {
  return <ContentFrame data={data} start={<p className={styles.lead}>{data.page.summary.join(' ')}</p>} />;
}
