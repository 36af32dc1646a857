import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts';
import { describeFields } from '#server/enquiries/mails/describe-fields.ts';
import { toHarmlessCell } from '#server/platform/command-line/harmless-cell.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { listControls } from '#shared/contracts/field-spec.ts';
import { findDefinition } from '#shared/enquiries/enquiry-kinds.ts';
import { formatDelivery } from './find-enquiries.ts';

const first = ['Reference', 'Kind', 'Received', 'From page'] as const;
const last = [
  'Other fields',
  'Agreed to',
  'Not agreed to',
  'Snapshot',
  'Deliveries',
  'Suspected',
  'Erased',
] as const;

/** Columns of a CSV file: labels of the forms, of one kind or of all; the same label is one column. */
export function exportColumns(kind?: string): readonly string[] {
  const kinds: readonly string[] = kind === undefined ? enquiryKinds : [kind];
  const labels = kinds.flatMap((each) =>
    listControls(findDefinition(each)?.fields ?? []).map(({ label }) => label),
  );
  return [...first, ...new Set(labels), ...last];
}

/** One value for each column. */
export function toCsvCells(exported: EnquiryRecord, columns: readonly string[]): readonly string[] {
  const { row } = exported;
  const described = describeFields(row.kind, row.fields ?? {});
  const others = described.filter(({ label }) => !columns.includes(label));
  const cells: Readonly<Record<string, string>> = {
    ...Object.fromEntries(described.map(({ label, value }) => [label, value])),
    Reference: row.reference,
    Kind: row.kind,
    Received: row.receivedAt.toISOString(),
    'From page': row.fromPage ?? '',
    'Other fields': others.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...toConsentCells(exported),
    Snapshot: row.snapshot ? JSON.stringify(row.snapshot) : '',
    Deliveries: exported.deliveries.map(formatDelivery).join(', '),
    Suspected: row.isSuspected ? 'yes' : 'no',
    Erased: row.erasedAt?.toISOString() ?? '',
  };
  return columns.map((column) => cells[column] ?? '');
}

/** What was taken back counts as not agreed to, with the day. */
function toConsentCells({ consents }: EnquiryRecord) {
  const list = (stands: boolean) =>
    consents
      .filter(({ isGiven, withdrawnAt }) => (isGiven && withdrawnAt === null) === stands)
      .map(({ purpose, wording, withdrawnAt }) =>
        withdrawnAt === null
          ? `${purpose}: ${wording}`
          : `${purpose} (withdrawn ${withdrawnAt.toISOString().slice(0, 10)}): ${wording}`,
      );
  return { 'Agreed to': list(true).join('\n'), 'Not agreed to': list(false).join('\n') };
}

/** The same as one line of JSON, fields by their labels. */
export function toJsonLine({ row, consents, deliveries }: EnquiryRecord): string {
  const { reference, kind, receivedAt, fromPage, snapshot, isSuspected, erasedAt } = row;
  const described = describeFields(kind, row.fields ?? {}).map(({ label, value }) => [label, value]);
  return JSON.stringify({
    reference,
    kind,
    receivedAt,
    fromPage,
    fields: Object.fromEntries(described),
    snapshot,
    consents: consents.map(({ purpose, wording, isGiven, at, withdrawnAt }) => ({
      purpose,
      wording,
      isGiven,
      at,
      withdrawnAt,
    })),
    deliveries: deliveries.map(({ channel, state, attempts, deliveredAt, lastFault }) => ({
      channel,
      state,
      attempts,
      deliveredAt,
      lastFault,
    })),
    isSuspected,
    erasedAt,
  });
}

/** Cells as one record of RFC 4180. Every cell is quoted, so that a separator or quote cannot begin another. */
export function toCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${toHarmlessCell(cell).replaceAll('"', '""')}"`).join(',');
}
