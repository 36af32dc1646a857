import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text that stands beside it, where scripts run and the browser has a clipboard; says how it went. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState('');
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Your browser didn’t let us copy it. Please select it and copy it yourself.'),
    );
  return (
    <>
      {canCopy && (
        <Button kind="secondary" type="button" onClick={copy}>
          {label}
        </Button>
      )}
      <span role="status">{outcome && ` ${outcome}`}</span>
    </>
  );
}
