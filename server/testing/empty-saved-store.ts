import type { SavedStore } from '#server/accounts/saved/saved-store.ts';

const none = async () => [];
const unknown = async () => undefined;
const refuse = async () => false;
const full = () => Promise.reject(new Error('This store keeps nothing'));

/** A store that holds nothing and saves nothing. */
export const emptySavedStore: SavedStore = {
  searches: { list: none, add: full, remove: refuse },
  deals: { list: none, find: unknown, findOffer: unknown, add: full, remove: refuse },
  viewed: { list: none, join: unknown, removeAll: unknown },
  alerts: {
    list: none,
    add: full,
    remove: refuse,
    createToken: full,
    findByToken: unknown,
    confirm: refuse,
    turnOff: refuse,
    removeUnconfirmed: unknown,
    listConfirmed: none,
    claim: refuse,
    unclaim: unknown,
  } as SavedStore['alerts'],
};
