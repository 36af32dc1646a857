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
