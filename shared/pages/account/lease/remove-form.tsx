import { Button } from '#shared/ui/button.tsx';

interface RemoveFormProps {
  readonly action: string;
  readonly csrf: string;
  readonly label?: string;
  /** What is removed, for screen readers, which do not show which row the button is in. */
  readonly of: string;
}

/** A button that removes something from a list, in a plain form of its own. */
export function RemoveForm({ action, csrf, label = 'Remove', of }: RemoveFormProps) {
  return (
    <form method="post" action={action} data-enhanced="">
      <input type="hidden" name="csrf" value={csrf} />
      <Button kind="quiet">
        {label}
        <span className="visually-hidden">{` ${of}`}</span>
      </Button>
    </form>
  );
}
