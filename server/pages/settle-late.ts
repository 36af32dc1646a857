type Fields = Readonly<Record<string, unknown>>;

/** Page data for JSON: each late value of the loader (shared/ui/late-part.tsx) as `{ value }`, `{}` if it failed. */
export async function settleLate(data: unknown): Promise<unknown> {
  if (!hasFields(data) || listLate(data).length === 0) return data;
  const settled = await Promise.all(
    Object.entries(data).map(async ([name, field]) => [name, await settle(field)] as const),
  );
  return Object.fromEntries(settled);
}

/** Whether a loader's result has late values. */
export function hasLate(data: unknown): boolean {
  return hasFields(data) && listLate(data).length > 0;
}

/** Handles rejections of late values, so that one that fails after its page is gone does not end the process. */
export function acceptLateFailures(data: unknown): void {
  if (!hasFields(data)) return;
  for (const late of listLate(data)) late.catch(() => undefined);
}

/** The late values among the fields of the loader's result; deeper ones are not looked for. */
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
