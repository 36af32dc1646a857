import type { PageProps } from '#shared/routes/page.ts';
import { Questions } from '#shared/ui/questions.tsx';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import styles from './fact-lists.module.css';

/** Questions and answers in groups. */
export default function FaqPage({ data }: PageProps<ContentData>) {
  return (
    <ContentFrame data={data}>
      {data.page.groups?.map(({ heading, faqs }) => (
        <section key={heading} className={styles.group}>
          <h2>{heading}</h2>
          <Questions items={faqs} />
        </section>
      ))}
    </ContentFrame>
  );
}
