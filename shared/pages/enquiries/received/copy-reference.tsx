import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import styles from './enquiry-received-page.module.css';

/** The reference of an enquiry: one tap selects it, and where scripts run a button copies it. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState('');
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setOutcome('Copied'),
      () =>
        setOutcome('Your browser didn’t let us copy it. Please select the reference and copy it yourself.'),
    );
  return (
    <div className={styles.copy}>
      <strong>{reference}</strong>
      {canCopy && (
        <Button kind="secondary" type="button" onClick={copy}>
          Copy
        </Button>
      )}
      <span role="status">{outcome}</span>
    </div>
  );
}
