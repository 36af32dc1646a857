import type { Request } from 'express';
import type { AccountServices } from '#server/accounts/account-parts.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { SavedStore } from './saved-store.ts';

/** The parts from which the routes of saved searches, deals, alerts and viewed vehicles are made. */
export interface SavedParts {
  readonly config: { readonly siteOrigin: string };
  readonly services: Pick<AccountServices, 'account' | 'catalogue' | 'limits' | 'mail'> & {
    readonly saved: SavedStore;
  };
}

/** The id in a path such as `/deals/:id/remove`. Throws `NotFoundError` when it does not have the shape of an id. */
export function getId({ params }: Request): string {
  const { id } = params;
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{16}$/.test(id))
    throw new NotFoundError('Nothing saved by this id');
  return id;
}

/** Throws `NotFoundError` unless something was removed: an unknown id and another customer's look the same. */
export function requireRemoved(isRemoved: boolean): void {
  if (!isRemoved) throw new NotFoundError('Nothing saved by this id');
}
