import { expect, test } from 'vitest';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { emptySavedStore } from '#server/testing/empty-saved-store.ts';
import { testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import type { SavedDeal } from '#shared/contracts/saved.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { loadViewed } from './account-loaders.ts';
import { loadDeals } from './load-deals.ts';
import { accountRequest } from './testing/account-request.ts';

const price = {
  monthlyPence: 310_05,
  initialPence: 2790_45,
  feePence: 238_80,
  totalPence: 13_881_00,
  trueMonthlyPence: 385_58,
  excessTenths: 114,
};

const deal: SavedDeal = {
  id: 'deal-1',
  vehicleRef: '1000000001',
  dealType: 'personal',
  profile: { ...defaultProfile, initialMonths: 9 },
  price,
  savedAt: '2026-11-01T08:00:00Z',
};

function dealsRequest(search: string, deals: readonly SavedDeal[] = []): LoaderRequest {
  const request = accountRequest({ path: '/account/deals', search });
  const saved = { ...emptySavedStore, deals: { ...emptySavedStore.deals, list: async () => deals } };
  return { ...request, services: { ...request.services, saved } };
}

test('a saved deal stands beside today’s price at its own profile', async () => {
  const [view] = (await loadDeals(dealsRequest('', [deal]))).deals;

  expect(view?.price?.totalPence).toBe(13_881_00);
  expect(view?.priceNow?.totalPence).toBe(13_441_00);
  expect(view?.today.kind).toBe('changed');
});

test('insurance in the price of a saved deal, or of one to save, is said', async () => {
  const insured = { ...deal, vehicleRef: '1000000005' };
  const { deals, toSave } = await loadDeals(
    dealsRequest('save=1000000005&dealType=personal', [insured, deal]),
  );

  expect(deals.map(({ isInsured }) => isInsured)).toEqual([true, undefined]);
  expect(toSave?.isInsured).toBe(true);
});

test('a deal on a vehicle that is no longer offered stays on the list, marked as such', async () => {
  const [view] = (await loadDeals(dealsRequest('', [{ ...deal, vehicleRef: '9999999999' }]))).deals;

  expect(view).toMatchObject({ name: 'Vehicle 9999999999', today: { kind: 'vehicle-gone' } });
});

test('a link to save a deal is answered with the deal at its profile, priced by us', async () => {
  const { toSave } = await loadDeals(
    dealsRequest('save=1000000001&dealType=personal&initial=9&monthlyPence=1'),
  );

  expect(toSave).toMatchObject({ vehicleRef: '1000000001', price: { monthlyPence: 300_05 } });
});

test('a link to save a vehicle that we do not lease offers nothing to save', async () => {
  for (const search of [
    'save=9999999999&dealType=personal',
    'save=1000000003&dealType=personal',
    'save=1000000001&dealType=__proto__',
    'save=1000000001',
  ]) {
    expect(await loadDeals(dealsRequest(search))).not.toHaveProperty('toSave');
  }
});

test('an alert can be set on the customer’s own saved deals only', async () => {
  expect((await loadDeals(dealsRequest('alert=deal-1', [deal]))).toWatch?.id).toBe('deal-1');
  expect(await loadDeals(dealsRequest('alert=deal-2', [deal]))).not.toHaveProperty('toWatch');
});

test('viewed vehicles that are no longer offered are left out', async () => {
  const request = accountRequest({ path: '/account/viewed' });
  const list = async () =>
    ['1000000002', '9999999999'].map((vehicleRef) => ({
      vehicleRef,
      dealType: 'personal' as const,
      viewedAt: '2026-11-01T08:00:00Z',
    }));
  const saved = { ...emptySavedStore, viewed: { ...emptySavedStore.viewed, list } };
  const { viewed } = await loadViewed({ ...request, services: { ...request.services, saved } });

  expect(viewed.map(({ vehicleRef }) => vehicleRef)).toEqual(['1000000002']);
  expect(viewed[0]?.saveHref).toBe('/account/deals?save=1000000002&dealType=personal');
});

test('an alert has the step line of its vehicle’s price, and claims 90 days only if all are known', async () => {
  const alert = {
    id: 'alert-1',
    kind: 'price-drop',
    vehicleRef: '1000000001',
    dealType: 'personal',
    profile: defaultProfile,
    belowPence: 250_00,
    isConfirmed: true,
    createdAt: '2026-11-01T08:00:00Z',
  } as const;
  const alertsOf = async (listedOn: string, termMonths = defaultProfile.termMonths) => {
    const request = dealsRequest('');
    const alerts = {
      ...emptySavedStore.alerts,
      list: async () => [{ ...alert, profile: { ...defaultProfile, termMonths } }],
    };
    const saved = { ...emptySavedStore, alerts };
    const catalogue = testCatalogue(testVehicles.map((vehicle) => ({ ...vehicle, listedOn })));
    return (await loadDeals({ ...request, services: { ...request.services, saved, catalogue } })).alerts;
  };

  const [known] = await alertsOf('2026-01-05');
  const [young] = await alertsOf('2026-09-30');

  const [otherLease] = await alertsOf('2026-01-05', 24);

  expect(otherLease).not.toHaveProperty('priceHistory');
  expect(known?.priceHistory?.words).toMatch(/^Over the last 90 days .* at its lowest/);
  expect(known?.priceHistory?.chart.line).toMatch(/^M0,/);
  expect(young?.priceHistory?.words).toMatch(/^We’ve recorded its price since /);
  expect(young?.priceHistory).not.toHaveProperty('claim');
});
