import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import type { StaffFeed, StaffImportsData, StaffMove, StaffRejects } from './catalogue-data.ts';
import styles from './imports-page.module.css';
import { reasonFields } from './staff-fields.ts';
import formStyles from './staff-form.module.css';
import { StaffForm } from './staff-form.tsx';
import { FactList, type StaffColumn, StaffItem, StaffTable } from './staff-list.tsx';
import text from './staff-text.module.css';

interface WaitingFeedProps {
  readonly feed: StaffFeed;
  readonly data: StaffImportsData;
}

/** A file that waits: what it would change, and the form that accepts or declines it. */
export function WaitingFeed({ feed, data }: WaitingFeedProps) {
  const { hash, name, origin, busy, note, facts, warnings, moves, rejects } = feed;
  const id = `feed-${hash.slice(0, 12)}`;
  return (
    <StaffItem headingId={id} decision={busy === undefined && <Decision feed={feed} data={data} />}>
      <h3 id={id}>{name}</h3>
      <p className={text.quiet}>{origin}</p>
      {busy !== undefined && <p>{busy}</p>}
      {note !== '' && <p className={text.warning}>{note}</p>}
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <strong>Is this right?</strong>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      <Rejects rejects={rejects} />
      <Moves moves={moves} isOpen={warnings.length > 0} />
    </StaffItem>
  );
}

/** Links to the rows of a file that were rejected. */
export function Rejects({ rejects }: { readonly rejects: readonly StaffRejects[] }) {
  return rejects.map(({ href, label }) => (
    <p key={href}>
      <a href={href}>{label}</a>
    </p>
  ));
}

const columns: readonly StaffColumn<StaffMove>[] = [
  { name: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { name: 'For', cell: ({ terms }) => terms },
  { name: 'Now', cell: ({ from }) => from },
  { name: 'Then', cell: ({ to }) => to },
  { name: 'Change', cell: ({ change }) => change },
];

function Moves({ moves, isOpen }: { readonly moves: readonly StaffMove[]; readonly isOpen: boolean }) {
  if (moves.length === 0) return null;
  return (
    <details className={styles.moves} open={isOpen}>
      <summary>Largest price changes, a month ex VAT</summary>
      <StaffTable columns={columns} rows={moves} keyOf={({ vehicle, terms }) => `${vehicle} ${terms}`} />
    </details>
  );
}

function Decision({ feed: { hash, name, warnings }, data: { frame, form } }: WaitingFeedProps) {
  const isShownAgain = form?.values.hash === hash;
  const isConfirmed = isShownAgain && form.values.confirm === 'yes';
  return (
    <StaffForm
      action={staffCataloguePaths.accept}
      label={`Decide on ${name}`}
      csrf={frame.csrf}
      hidden={{ hash }}
    >
      <TypedField
        name="reason"
        spec={{
          ...reasonFields.reason,
          id: isShownAgain ? undefined : `reason-${hash.slice(0, 12)}`,
          hint: 'You can leave it out if you accept.',
          isRequired: false,
        }}
        form={isShownAgain ? form : undefined}
      />
      {warnings.length > 0 && (
        <Checkbox name="confirm" value="yes" label="All of this is right" isChecked={isConfirmed} />
      )}
      <div className={formStyles.actions}>
        <Button>Accept</Button>
        <Button kind="secondary" formAction={staffCataloguePaths.decline}>
          Decline
        </Button>
      </div>
    </StaffForm>
  );
}
