import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly kind: 'info' | 'warning';
  readonly children: ReactNode;
}

/** A note that stands out from the text around it: information or a warning. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role="note">
      <Icon name={kind === 'info' ? 'info' : 'warning'} size={20} />
      <div>{children}</div>
    </div>
  );
}

/** What the visitor should know of this page, such as values of its address that were changed; nothing without any. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Notice kind="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
