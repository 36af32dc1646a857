import { expect, test } from 'vitest';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { loadContract, loadContracts, monthCount } from './load-contracts.ts';
import { accountRequest, succeed } from './testing/account-request.ts';
import { exampleContract } from './testing/example-leases.ts';

const own: Partial<AccountApi> = {
  getContracts: () => succeed([exampleContract]),
  getContract: (dealSheetId) => succeed({ ...exampleContract, dealSheetId }),
};

const open = (id: string, answers: Partial<AccountApi>) =>
  loadContract({ ...accountRequest({ path: `/account/contracts/${id}`, answers }), params: { id } });

test('the vehicle is to be appraised 12 to 10 weeks before the end', async () => {
  const { contract } = await open('C-1', own);

  expect(contract.value).toMatchObject({ appraiseFrom: '2999-10-08', appraiseTo: '2999-10-22' });
});

test('ending a contract now is reckoned by its own funder, on its own page alone', async () => {
  const ofFunder = { ...exampleContract, funder: 'Demonstration Funder' };
  const { contract } = await open('C-1', { ...own, getContract: () => succeed(ofFunder) });
  const list = await loadContracts(accountRequest({ path: '/account/contracts', answers: own }));

  expect(contract.value?.endingEarly?.month).toBe(1);
  expect(contract.value?.endingEarly?.assumption).toContain('between half and 75%');
  expect((await open('C-1', own)).contract.value?.endingEarly?.assumption).toContain('between half and all');
  expect(list.contracts.value?.[0]).not.toHaveProperty('endingEarly');
});

test('a contract in its last month, or over, has nothing to end', async () => {
  for (const dates of [{ startedOn: '2000-01-01' }, { startedOn: '2017-01-31', endsOn: '2020-01-31' }]) {
    const answers = { ...own, getContract: () => succeed({ ...exampleContract, ...dates }) };
    expect((await open('C-1', answers)).contract.value).not.toHaveProperty('endingEarly');
  }
});

test('another customer’s contract is not found even if the account API hands it out', async () => {
  await expect(open('C-2', own)).rejects.toThrow(NotFoundError);
});

test('active contracts come first, and of those the one that ends soonest', async () => {
  const answers = {
    getContracts: () =>
      succeed([
        { ...exampleContract, dealSheetId: 'over', endsOn: '2020-01-31' },
        { ...exampleContract, dealSheetId: 'later', endsOn: '2999-12-31' },
        { ...exampleContract, dealSheetId: 'sooner', endsOn: '2999-06-30' },
      ]),
  };
  const { contracts } = await loadContracts(accountRequest({ path: '/account/contracts', answers }));

  expect(contracts.value?.map(({ dealSheetId }) => dealSheetId)).toEqual(['sooner', 'later', 'over']);
  expect(contracts.value?.at(-1)).toMatchObject({ hasEnded: true, daysLeft: 0 });
});

test.each([
  ['2026-01-15', '2026-01-15', 1],
  ['2026-01-15', '2026-02-14', 1],
  ['2026-01-15', '2026-02-15', 2],
  ['2025-12-31', '2026-02-28', 2],
  ['2025-11-22', '2026-11-22', 13],
])('from %s, %s is in month %i', (from, to, month) => {
  expect(monthCount(from, to)).toBe(month);
});
