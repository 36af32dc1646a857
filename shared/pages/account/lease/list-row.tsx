import type { ReactNode } from 'react';
import type { VehicleImage } from './agreed-lease.ts';
import styles from './list-row.module.css';

interface ListRowProps {
  readonly name: string;
  readonly href?: string | undefined;
  readonly image?: VehicleImage | undefined;
  /** Short lines under the name; the first stands out most. */
  readonly lines: readonly string[];
  /** Buttons at the end of the row. */
  readonly children?: ReactNode;
}

/** One row of a list: a picture, a name, short lines such as the price, and buttons. */
export function ListRow({ name, href, image, lines, children }: ListRowProps) {
  return (
    <li className={styles.row}>
      {image && (
        <img
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          width={96}
          height={48}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <h2>{href ? <a href={href}>{name}</a> : name}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </li>
  );
}

/** The rows of a page in one frame. */
export function RowList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
