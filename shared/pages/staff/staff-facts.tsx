import styles from './staff-facts.module.css';

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
  /** Why it needs somebody; absent when it does not. */
  readonly trouble?: string | undefined;
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Facts under a heading, label beside value. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Facts, label beside value. */
export function FactList({ facts }: Pick<FactsProps, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, href, trouble }) => (
        <div key={`${label} ${value}`} data-trouble={trouble === undefined ? undefined : ''}>
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}
