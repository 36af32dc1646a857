import styles from './answer.module.css';

interface AnswerSentenceProps {
  readonly children: string;
  /** Whether the page's own form changes it: a screen reader then says it at each change. */
  readonly isLive: boolean;
}

/** The answer of a tool in one sentence, above its picture. */
export function AnswerSentence({ children, isLive }: AnswerSentenceProps) {
  return (
    <p className={styles.sentence} role={isLive ? 'status' : undefined}>
      {children}
    </p>
  );
}
