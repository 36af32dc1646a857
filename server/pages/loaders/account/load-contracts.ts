import type { Contract } from '#server/account-contract/lease.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { answerEndingEarly } from '#server/pages/loaders/tools/ending-early/load-ending-early.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { returnDates } from '#shared/deals/return-dates.ts';
import type {
  ContractData,
  ContractsData,
  ContractView,
} from '#shared/pages/account/contracts/contracts-data.ts';
import { endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { toFirstPanel } from './panels.ts';
import { contactOf, type LeaseSurroundings, surroundingsOf, toAgreedLease } from './to-agreed-lease.ts';

/** `/account/contracts`: active contracts first, and of those the one that ends soonest. */
export async function loadContracts(request: LoaderRequest): Promise<ContractsData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const contracts = await toFirstPanel(request.services.account.getContracts(accountId, context), (all) =>
    all
      .map((contract) => toContractView(contract, surroundingsOf(request)))
      .toSorted((one, other) => order(one).localeCompare(order(other))),
  );
  return { ...frame, contracts };
}

/** `/account/contracts/:id`. As with orders, only a contract in the account's own list is shown. */
export async function loadContract(request: LoaderRequest): Promise<ContractData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const { account } = request.services;
  const dealSheetId = request.params.id ?? '';
  const [own, contract] = await Promise.all([
    toFirstPanel(account.getContracts(accountId, context), (all) => all.map((each) => each.dealSheetId)),
    toFirstPanel(account.getContract(dealSheetId, context), (found) =>
      withEndingEarly(toContractView(found, surroundingsOf(request))),
    ),
  ]);
  if (own.value && !own.value.includes(dealSheetId)) throw new NotFoundError('That contract');
  const isOwn = own.value !== undefined && contract.value?.dealSheetId === dealSheetId;
  return { ...frame, dealSheetId, contract: isOwn ? contract : {}, contact: contactOf(request) };
}

function order({ hasEnded, endsOn }: ContractView): string {
  return `${hasEnded ? 1 : 0} ${endsOn}`;
}

function toContractView(contract: Contract, surroundings: LeaseSurroundings): ContractView {
  const { dealSheetId, agreementNumber, funder, registration, startedOn, endsOn, nextPaymentOn } = contract;
  const daysLeft = daysBetween(todayInLondon(), endsOn);
  const { appraiseFrom, appraiseTo } = returnDates(endsOn);
  return {
    dealSheetId,
    agreementNumber,
    funder,
    registration,
    startedOn,
    endsOn,
    ...(nextPaymentOn ? { nextPaymentOn } : {}),
    lease: toAgreedLease(contract.terms, surroundings),
    hasEnded: daysLeft < 0,
    daysLeft: Math.max(0, daysLeft),
    appraiseFrom,
    appraiseTo,
  };
}

/** The table of months has a row for every half year. */
const tableStep = 6;

/** The contract with what its funder is expected to charge for ending it now; in its last month there is nothing to end. */
function withEndingEarly(contract: ContractView): ContractView {
  const { price } = contract.lease;
  const month = Math.max(1, monthCount(contract.startedOn, todayInLondon()));
  if (contract.hasEnded || month >= price.profile.termMonths) return contract;
  const shares = endingSharesOf(contract.funder);
  return { ...contract, endingEarly: answerEndingEarly({ price, month, shares, tableStep }) };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one ISO date to another; below zero when the second comes first. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Which month from one ISO date another is in: 1 until the same day of the next month. Below 1 when it comes before. */
export function monthCount(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return end.getUTCDate() < start.getUTCDate() ? months : months + 1;
}
