import type { Page } from '#shared/routes/page.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether what comes late are panels, each with a place and a failure of its own (shared/ui/late-part.tsx), as in the
 * account. Every other page is complete without scripts: its content waits for all that comes late.
 */
export function comesInPanels({ server }: Page<unknown>): boolean {
  return server.audience === 'signed-in';
}

/** A loader's result for JSON, with everything that comes late. */
export async function settleLate(record: Page<unknown>, data: unknown): Promise<unknown> {
  if (!hasLate(data)) return data;
  return comesInPanels(record) ? settleFields(data, settlePanel) : settleWhole(data);
}

/** A loader's result with its late values. Rejects when one of them fails. */
export async function settleWhole(data: unknown): Promise<unknown> {
  return hasLate(data) ? settleFields(data, (field) => field) : data;
}

/** Whether a loader's result has late values: promises among its fields; deeper ones are not looked for. */
export function hasLate(data: unknown): data is Fields {
  return hasFields(data) && listLate(data).length > 0;
}

/** Handles rejections of late values, so that one that fails after its page is gone does not end the process. */
export function acceptLateFailures(data: unknown): void {
  if (!hasFields(data)) return;
  for (const late of listLate(data)) late.catch(() => undefined);
}

function listLate(data: Fields): readonly Promise<unknown>[] {
  return Object.values(data).filter((field) => field instanceof Promise);
}

function hasFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

async function settleFields(data: Fields, settle: (field: unknown) => unknown): Promise<unknown> {
  const settled = Object.entries(data).map(async ([name, field]) => [name, await settle(field)] as const);
  return Object.fromEntries(await Promise.all(settled));
}

/** The late value of a panel as `{ value }`, `{}` if it failed. */
async function settlePanel(field: unknown): Promise<unknown> {
  if (!(field instanceof Promise)) return field;
  return field.then(
    (value) => ({ value }),
    () => ({}),
  );
}
