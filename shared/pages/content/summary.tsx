import styles from './content.module.css';

interface SummaryProps {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** A page in a few sentences. */
export function Summary({ heading, sentences }: SummaryProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.summary} aria-label={heading}>
      <p>{heading}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
