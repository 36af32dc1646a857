import { expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { makeSnapshot, makeVehicle } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { emptySavedStore } from '#server/testing/empty-saved-store.ts';
import { eventually } from '#server/testing/eventually.ts';
import { silentLog, unloadedCatalogue } from '#server/testing/test-app.ts';
import { followAlerts } from './follow-alerts.ts';

/** Starts the follower with a store that counts how often confirmed alerts are read. */
function follow(catalogue: Catalogue, failures = 0) {
  let looks = 0;
  const alerts = {
    ...emptySavedStore.alerts,
    listConfirmed: async () => {
      looks += 1;
      if (looks <= failures) throw new Error('The database is away.');
      return [];
    },
  };
  const mail = { send: async () => undefined };
  const rest = { siteOrigin: 'https://site.example', log: silentLog, everyMs: 2 };
  const following = followAlerts({
    catalogue,
    saved: { alerts, deals: emptySavedStore.deals },
    mail,
    ...rest,
  });
  onTestFinished(() => following.close());
  return { looks: () => looks, close: following.close };
}

/** Long enough for many rounds of the two milliseconds above. */
const manyRounds = () => new Promise((resolve) => setTimeout(resolve, 60));

test('alerts are compared once with each catalogue', async () => {
  let snapshot = makeSnapshot([makeVehicle('1000000001')]);
  const { looks } = follow({ snapshot: () => snapshot, isLoaded: () => true });
  await eventually(looks, 1);
  await manyRounds();
  expect(looks()).toBe(1);

  snapshot = makeSnapshot([makeVehicle('1000000002')]);
  await eventually(looks, 2);
});

test('a run that failed is tried again with the same catalogue', async () => {
  const snapshot = makeSnapshot([makeVehicle('1000000001')]);
  const { looks } = follow({ snapshot: () => snapshot, isLoaded: () => true }, 2);

  await eventually(looks, 3);
  await manyRounds();
  expect(looks()).toBe(3);
});

test('alerts are not compared before there is a catalogue or after closing', async () => {
  const early = follow(unloadedCatalogue);
  const late = follow({ snapshot: () => makeSnapshot([]), isLoaded: () => true });
  await late.close();
  const before = late.looks();
  await manyRounds();

  expect(early.looks()).toBe(0);
  expect(late.looks()).toBe(before);
});
