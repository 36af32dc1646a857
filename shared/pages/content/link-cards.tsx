import type { ContentLink } from './content-data.ts';
import styles from './link-cards.module.css';

interface LinkCardsProps {
  readonly links: readonly ContentLink[];
  readonly headingLevel: 2 | 3;
}

/** A drawing beside the words of its card, or above them where cards stand in columns. */
export function CardPicture({ src }: { readonly src: string }) {
  return <img className={styles.picture} src={src} alt="" width="640" height="320" loading="lazy" />;
}

/** Pages to go on to, each with what it is about. */
export function LinkCards({ links, headingLevel }: LinkCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {links.map(({ path, label, description, picture, isStart }) => (
        <li key={path} className={picture === undefined ? undefined : styles.pictured}>
          {picture !== undefined && <CardPicture src={picture} />}
          {isStart && <p className={styles.start}>Start here</p>}
          <Heading>
            <a href={path}>{label}</a>
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
