import type { PageProps } from '#shared/routes/page.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { TypedField } from '#shared/ui/form/text-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { StaffEndedFeed, StaffImportsData, StaffVersion } from './catalogue-data.ts';
import styles from './imports-page.module.css';
import { reasonFields } from './staff-fields.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffColumn, StaffTable } from './staff-list.tsx';
import { UploadFeed } from './upload-feed.tsx';
import { Rejects, WaitingFeed } from './waiting-feed.tsx';

const versionColumns: readonly StaffColumn<StaffVersion>[] = [
  { name: 'Version', cell: ({ number, state }) => [String(number), state].filter(Boolean).join(', ') },
  { name: 'When', cell: ({ at }) => at },
  { name: 'What', cell: ({ what }) => what },
  { name: 'Who and why', cell: ({ by, reason }) => [by, reason].filter(Boolean).join(': ') || 'Not known' },
  { name: 'Changed', cell: Changes },
  { name: 'Holds', cell: ({ holds }) => holds },
];

const endedColumns: readonly StaffColumn<StaffEndedFeed>[] = [
  { name: 'File', cell: ({ name }) => name },
  { name: 'When', cell: ({ at }) => at },
  { name: 'Who', cell: ({ who }) => who },
  { name: 'What happened', cell: Ending },
];

/** Feed files that wait for staff, the way to upload one, and the versions of the catalogue with the way back. */
export default function StaffImportsPage({ data }: PageProps<StaffImportsData>) {
  const { waiting, ended, versions } = data;
  return (
    <StaffFrame
      data={data}
      title="Imports"
      lead="Upload what a funder sends, look at what it would change, then accept or decline it. Nothing shows on the site before that."
      order={['files', ...Object.keys(reasonFields), 'version', 'confirm']}
    >
      <section className={styles.section}>
        <h2>Waiting for you</h2>
        {waiting.length === 0 && <p>No files are waiting.</p>}
        {waiting.map((feed) => (
          <WaitingFeed key={feed.hash} feed={feed} data={data} />
        ))}
      </section>
      <div className={styles.forms}>
        <UploadFeed data={data} />
        <GoBack data={data} />
      </div>
      <section className={styles.section}>
        <h2>Versions</h2>
        <StaffTable
          columns={versionColumns}
          rows={versions}
          keyOf={({ number }) => number}
          none="No import yet."
        />
      </section>
      {ended.length > 0 && (
        <section className={styles.section}>
          <h2>Earlier files</h2>
          <StaffTable columns={endedColumns} rows={ended} keyOf={({ hash }) => hash} />
        </section>
      )}
    </StaffFrame>
  );
}

function Changes({ changes, moves, rejects }: StaffVersion) {
  return (
    <div>
      <p>{changes}</p>
      <Rejects rejects={rejects} />
      {moves.length > 0 && (
        <details className={styles.moves}>
          <summary>Largest price changes</summary>
          <ul>
            {moves.map(({ vehicle, terms, from, to, change }) => (
              <li key={`${vehicle} ${terms}`}>
                {vehicle}, {terms}: {from} to {to} ({change})
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Ending({ ending, report, rejects }: StaffEndedFeed) {
  return (
    <div>
      <p>{ending}</p>
      {report !== '' && <p className={styles.lines}>{report}</p>}
      <Rejects rejects={rejects} />
    </div>
  );
}

function GoBack({ data: { kept, shown, frame, form } }: { readonly data: StaffImportsData }) {
  const [newest] = kept;
  if (newest === undefined) return null;
  const shownAgain = form?.values.version === undefined ? undefined : form;
  return (
    <StaffForm
      action={staffCataloguePaths.undo}
      csrf={frame.csrf}
      hidden={shown === undefined ? {} : { seen: String(shown) }}
    >
      <h2>Go back to an earlier version</h2>
      <p>The last five versions are kept whole.</p>
      <SelectField
        name="version"
        label="Version"
        value={String(shownAgain?.values.version ?? newest)}
        choices={kept.map((number) => ({ value: String(number), label: `Version ${number}` }))}
      />
      <TypedField
        name="reason"
        spec={{ ...reasonFields.reason, id: shownAgain ? undefined : 'undo-reason' }}
        form={shownAgain}
      />
      {shownAgain?.faults.fields.confirm !== undefined && (
        <Checkbox name="confirm" value="yes" label="Go ahead all the same" isChecked={false} />
      )}
      <Button kind="secondary">Go back</Button>
    </StaffForm>
  );
}
