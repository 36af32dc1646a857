type Fields = Readonly<Record<string, unknown>>;

/** Page data for JSON: each late value of the loader (shared/ui/late-part.tsx) as `{ value }`, `{}` if it failed. */
export async function settleLate(data: unknown): Promise<unknown> {
  if (!hasFields(data) || listLate(data).length === 0) return data;
  const settled = await Promise.all(
    Object.entries(data).map(async ([name, field]) => [name, await settle(field)] as const),
  );
  return Object.fromEntries(settled);
}

/** Whether a loader's result has values to wait for. */
export function hasLate(data: unknown): boolean {
  return hasFields(data) && listLate(data).length > 0;
}

/** A late value that fails when nobody reads it any more must not end the process. */
export function acceptLateFailures(data: unknown): void {
  if (!hasFields(data)) return;
  for (const late of listLate(data)) late.catch(() => undefined);
}

/** Late values are fields of the loader's result, not deeper. */
function listLate(data: Fields): readonly Promise<unknown>[] {
  return Object.values(data).filter((field) => field instanceof Promise);
}

function hasFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

async function settle(field: unknown): Promise<unknown> {
  if (!(field instanceof Promise)) return field;
  return field.then(
    (value) => ({ value }),
    () => ({}),
  );
}
