import type { PageProps } from '#shared/routes/page.ts';
import styles from './content.module.css';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';

/** A page with a subject of its own, such as the firm's story. */
export default function LandingPage({ data }: PageProps<ContentData>) {
  const { summary } = data.page;
  const start = summary.length > 0 ? <p className={styles.lead}>{summary.join(' ')}</p> : undefined;
  return <ContentFrame data={data} start={start} />;
}
