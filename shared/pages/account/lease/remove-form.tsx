import { Button } from '#shared/ui/button.tsx';

interface RemoveFormProps {
  readonly action: string;
  readonly csrf: string;
  readonly label?: string;
  /** What goes, for those who do not see where the button stands. */
  readonly of: string;
}

/** One quiet button that takes something off a list; a plain form like all others. */
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
