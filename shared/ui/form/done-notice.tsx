import { useEffect, useRef, useState } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { followDoneMessages } from './done-message.ts';
import styles from './form.module.css';

/** Says once what a form has just done, on this page or the one before. Takes focus, so that screen readers read it. */
export function DoneNotice({ message }: { readonly message?: string | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  const [latest, setLatest] = useState<{ readonly message: string }>();
  useEffect(() => followDoneMessages((text) => setLatest({ message: text })), []);
  const shown = latest?.message ?? message;
  useEffect(() => {
    if (latest || message !== undefined) notice.current?.focus();
  }, [latest, message]);
  if (shown === undefined) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is how the reader learns what the form did
    <div className={styles.done} role="status" tabIndex={-1} ref={notice} autoFocus>
      <Icon name="check" size={20} />
      <p>{shown}</p>
    </div>
  );
}
