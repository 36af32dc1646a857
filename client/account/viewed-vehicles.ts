import type { DataRouter } from '#client/navigation/data-router.ts';
import { maxViewed, type ViewedVehicle } from '#shared/contracts/saved.ts';
import { allDealTypes } from '#shared/deals/deal-type.ts';

import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { parseVehiclePath } from '#shared/routes/parse-vehicle-path.ts';

const storageKey = 'viewed';

/** The part of `localStorage` that is used here. */
type ViewStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembers in this browser the last 50 vehicles that the visitor looked at, and nothing about the visitor. Only
 * `joinViewedVehicles` sends them anywhere, after login.
 */
export function followViewedVehicles(
  router: DataRouter,
  storage: ViewStorage | undefined = findStorage(),
): void {
  if (!storage) return;
  remember(storage, router.state.location.pathname);
  let drawn = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === drawn) return;
    drawn = pathname;
    remember(storage, pathname);
  });
}

/** Sends the remembered vehicles to the account, then forgets them here; keeps them for the next time when that fails. */
export async function joinViewedVehicles(
  storage: ViewStorage | undefined = findStorage(),
  send: typeof fetch = fetch,
): Promise<void> {
  const viewed = storage ? readViews(storage) : [];
  if (viewed.length === 0) return;
  const response = await send('/api/account/viewed', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ viewed }),
  }).catch(() => undefined);
  if (response?.ok) storage?.removeItem(storageKey);
}

/** Undefined where the browser's settings forbid storage, because then even reading `localStorage` throws. */
function findStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function remember(storage: ViewStorage, path: string): void {
  const view = parseVehiclePath(path);
  if (!view) return;
  const others = readViews(storage).filter(
    ({ vehicleRef, dealType }) => vehicleRef !== view.vehicleRef || dealType !== view.dealType,
  );
  const viewedAt = new Date().toISOString();
  const viewed = [{ ...view, viewedAt }, ...others].slice(0, maxViewed);
  try {
    storage.setItem(storageKey, JSON.stringify(viewed));
  } catch {
    // A browser that refuses to store, as in private windows: the list stays empty and everything else works.
  }
}

/** The remembered vehicles, newest first; entries that are not valid are left out. */
function readViews(storage: ViewStorage): readonly ViewedVehicle[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView).slice(0, maxViewed) : [];
  } catch {
    // Not JSON: the next view writes a new list.
    return [];
  }
}

function isView(entry: unknown): entry is ViewedVehicle {
  if (typeof entry !== 'object' || entry === null) return false;
  const { vehicleRef, dealType, viewedAt } = entry as Readonly<Record<string, unknown>>;
  const isTime = typeof viewedAt === 'string' && !Number.isNaN(Date.parse(viewedAt));
  return isTime && isVehicleRef(vehicleRef) && allDealTypes.some((type) => type === dealType);
}
