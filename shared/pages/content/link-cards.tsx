import type { ContentLink } from './content-data.ts';
import styles from './link-cards.module.css';

interface LinkCardsProps {
  readonly links: readonly ContentLink[];
  readonly headingLevel: 2 | 3;
}

/** Pages to go on to, each with what it is about. */
export function LinkCards({ links, headingLevel }: LinkCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {links.map(({ path, label, description }) => (
        <li key={path}>
          <Heading>
            <a href={path}>{label}</a>
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
