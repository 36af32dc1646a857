import type { FaqItem } from '#shared/seo/faq-page.ts';
import styles from './questions.module.css';

/** Questions with their answers, all in sight. The page's JSON-LD has the same ones: `faqPageJsonLd`. */
export function Questions({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  );
}
