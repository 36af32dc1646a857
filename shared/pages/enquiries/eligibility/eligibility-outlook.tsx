import type { EligibilityResult } from '#shared/enquiries/judge-eligibility.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './eligibility-page.module.css';

const headings: Readonly<Record<EligibilityResult['outlook'], string>> = {
  likely: 'Likely to be approved',
  'worth-a-talk': 'Let’s talk it through',
  unlikely: 'Unlikely to be approved at the moment',
};

const reasonHeadings: Readonly<Record<EligibilityResult['outlook'], string>> = {
  likely: 'What’s in your favour',
  'worth-a-talk': 'What funders may ask about',
  unlikely: 'What stands in the way',
};

/** The result in words. Takes focus, so that screen readers start with it on the page that comes back. */
export function EligibilityOutlook({
  result: { outlook, reasons, helps },
}: {
  readonly result: EligibilityResult;
}) {
  return (
    <section
      className={`${styles.outlook} ${outlook === 'likely' ? styles.good : styles.careful}`}
      aria-labelledby="outlook"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this is how a screen reader finds the result
      autoFocus
    >
      <h2 id="outlook">
        <Icon name={outlook === 'likely' ? 'check' : 'info'} size={24} />
        {headings[outlook]}
      </h2>
      <h3>{reasonHeadings[outlook]}</h3>
      <List sentences={reasons} />
      {helps.length > 0 && (
        <>
          <h3>What would help</h3>
          <List sentences={helps} />
        </>
      )}
      <p className={styles.small}>
        A guide based only on your answers. No credit search was made and it won’t affect your credit score.
        The decision is the funder’s, after a credit search that you agree to.
      </p>
    </section>
  );
}

function List({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
