import { alertLinkRoutes } from '#server/accounts/alerts/alert-link-routes.ts';
import { alertRoutes } from '#server/accounts/alerts/alert-routes.ts';
import { createSavedStore } from '#server/accounts/saved/create-saved-store.ts';
import { dealRoutes } from '#server/accounts/saved/deal-routes.ts';
import { toAlertsToday, toDealsToday, toViewedToday } from '#server/accounts/saved/prices-today.ts';
import { savedSearchRoutes } from '#server/accounts/saved/saved-search-routes.ts';
import { viewedRoutes } from '#server/accounts/saved/viewed-routes.ts';
import { createResourceSite, succeed } from '#server/accounts/testing/resource-site.ts';
import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import {
  makeCard,
  makeSnapshot,
  makeVehicle,
  today,
} from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';

/** In stock, at a true monthly cost of £273.33 with VAT. */
export const golf = '1000000001';
/** To be built, without a price. */
export const polo = '1000000002';

/** The routes of saved things over a database, a catalogue of two cars, and mail that is kept. */
export function createSavedSite(database: Database) {
  const toBuild = { kind: 'factory-order', weeksMin: 20, weeksMax: 30, checkedOn: today } as const;
  const snapshot = makeSnapshot(
    [makeVehicle(golf), makeVehicle(polo, { stock: toBuild })],
    [makeCard(golf, { monthlyPence: 200_00 })],
  );
  const messages: MailMessage[] = [];
  const services = {
    account: stubAccountApi({
      getAccount: async ({ token = '' }) =>
        succeed({
          accountId: token.replace('token-of-', ''),
          accountNumber: '1',
          accountType: 'personal' as const,
          firstName: 'A',
          lastName: 'B',
          email: `${token.replace('token-of-', '')}@example.com`,
          isLexCustomer: false,
        }),
    }),
    catalogue: { snapshot: () => snapshot, isLoaded: () => true },
    limits: createMemoryLimits(),
    mail: { send: async (message: MailMessage) => void messages.push(message) },
    saved: createSavedStore(database),
  };
  const parts = { config: { siteOrigin: 'https://site.example' }, services };
  const routers = [savedSearchRoutes(parts), dealRoutes(parts), viewedRoutes(parts), alertRoutes(parts)];
  const { saved } = services;
  /** What an account has saved, as its pages show it. */
  const kept = {
    searches: (accountId: string) => saved.searches.list(accountId),
    deals: async (accountId: string) => toDealsToday(snapshot, await saved.deals.list(accountId)),
    viewed: async (accountId: string) => toViewedToday(snapshot, await saved.viewed.list(accountId)),
    alerts: async (accountId: string) => toAlertsToday(snapshot, await saved.alerts.list(accountId)),
  };
  return { ...createResourceSite(routers, [alertLinkRoutes(parts)]), messages, services, kept };
}

/** The path and key of the link with this purpose in a message. */
export function findLink({ text }: MailMessage, end: 'confirm' | 'off') {
  const [, path = '', token = ''] =
    new RegExp(`https://site.example(/api/account/alerts/${end}\\?token=(\\S+))`).exec(text) ?? [];
  return { path, token };
}
