import type { OwnData } from '#server/platform/person/own-data.ts';

/** Nothing is held of anybody, and nothing can be closed. */
export const emptyOwnData: OwnData = {
  holdsAccounts: true,
  copy: async () => [],
  close: async () => 'shared',
  removeDocument: async () => false,
  withdrawMarketing: async () => undefined,
  askStaff: async () => undefined,
};
