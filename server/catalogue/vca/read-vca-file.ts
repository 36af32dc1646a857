import { toSlug } from '#server/catalogue/slug.ts';
import { vehicleRefFor } from '#server/catalogue/vehicle-ref.ts';
import type { Named, Stock, Vehicle } from '#shared/deals/vehicle.ts';
import { readCells, type VcaCells } from './read-cells.ts';
import { numberAlike, tellApart } from './tell-apart.ts';
import { type VcaColumn, vcaColumns } from './vca-columns.ts';
import { draftVehicle, type VcaDraft } from './vca-draft.ts';
import { vcaRecord } from './vca-record.ts';

/** Weeks from order to delivery of a factory order, as UK brokers quoted for most makes in 2025. The file has none. */
const factoryOrder = { kind: 'factory-order', weeksMin: 12, weeksMax: 20 } as const satisfies Partial<Stock>;

function named(name: string): Named {
  return { name, slug: toSlug(name) };
}

function toVehicle(draft: VcaDraft, derivative: string, number: number): Vehicle {
  const { make, range, model, bodyType } = draft.named;
  return {
    // The first of an identity has no number, so that its reference stays when a later file has a second one.
    vehicleRef: vehicleRefFor(number === 1 ? draft.identity : [...draft.identity, String(number)]),
    vehicleType: 'car',
    pricingType: 'standard',
    make: named(make),
    range: named(range),
    model: named(model),
    derivative: named(derivative),
    ...(bodyType ? { bodyType } : {}),
    ...draft.facts,
    isSpecialOffer: false,
    stock: { ...factoryOrder, checkedOn: draft.changed },
    listedOn: draft.changed,
  };
}

/** The vehicle of each draft, with a unique reference and name. */
function toVehicles(drafts: readonly VcaDraft[]): ReadonlyMap<VcaDraft, Vehicle> {
  const names = tellApart(drafts);
  const numbers = numberAlike(drafts);
  return new Map(
    drafts.map((draft) => [
      draft,
      toVehicle(draft, names.get(draft) ?? draft.derivative, numbers.get(draft) ?? 1),
    ]),
  );
}

/** The fault of a row: the published name of the column, the reason, and the value. */
interface VcaFault {
  readonly column: string;
  readonly reason: string;
  readonly value: string;
}

/** One row of the file: a car that can be sold, or the first fault because of which it cannot. */
export type VcaRow =
  | { readonly line: number; readonly vehicle: Vehicle }
  | { readonly line: number; readonly fault: VcaFault };

function draftRow(row: VcaCells): VcaDraft | { readonly line: number; readonly fault: VcaFault } {
  const { line } = row;
  if ('cellCount' in row) {
    const fault = {
      column: '',
      reason: 'has another number of cells than the header',
      value: String(row.cellCount),
    };
    return { line, fault };
  }
  const checked = vcaRecord.safeParse(row.cells);
  if (checked.success) return draftVehicle(line, checked.data);
  const issue = checked.error.issues[0];
  const column = issue?.path[0] as VcaColumn;
  return {
    line,
    fault: { column: vcaColumns[column], reason: issue?.message ?? '', value: row.cells[column] },
  };
}

/**
 * Every row of the VCA's published car file, in order, in the layout of spring 2025. The file is streamed through the
 * parser, but no row is returned before the last is read, because the name and reference of a car depend on similar
 * rows. Throws `Refusal`, before any row, for another layout or a file that is cut short.
 */
export async function* readVcaFile(path: string): AsyncGenerator<VcaRow> {
  const rows: ReturnType<typeof draftRow>[] = [];
  for await (const cells of readCells(path)) rows.push(draftRow(cells));
  const vehicles = toVehicles(rows.filter((row): row is VcaDraft => 'facts' in row));
  for (const row of rows) {
    if ('fault' in row) yield row;
    else {
      const vehicle = vehicles.get(row);
      if (vehicle) yield { line: row.line, vehicle };
    }
  }
}
