import { randomUUID } from 'node:crypto';
import { done } from '#server/account-contract/account.ts';
import { call, dataOf } from './call.ts';
import type { AccountApiTarget } from './target.ts';

export const newPassword = 'correct horse battery';

/** The fields of a registration with a new, unique address. */
export function newRegistration() {
  return {
    accountType: 'personal',
    firstName: 'Ada',
    lastName: 'Byron',
    mobile: '07700 900123',
    email: `contract-${randomUUID()}@example.com`,
    password: newPassword,
    allowedCommunicationTypes: ['email'],
  };
}

/** A registration that was sent and is waiting for its link. */
export async function register(target: AccountApiTarget) {
  const registration = newRegistration();
  const answer = await dataOf(done, call(target, '/api/accounts/createaccount', { body: registration }));
  return { email: registration.email, accountId: answer.accountId ?? '' };
}

/** A registration that was completed with its link. */
export async function registerFully(target: AccountApiTarget) {
  const { email, accountId } = await register(target);
  const body = { ...(await newestLink(target, email)), password: newPassword, email };
  await dataOf(done, call(target, '/api/accounts/createaccount', { body }));
  return { username: email, password: newPassword, accountId };
}

/** The secrets of the link in the newest message to an address. */
export async function newestLink(target: AccountApiTarget, to: string) {
  const url = new URL(/https?:\/\/\S+/.exec(await newestText(target, to))?.[0] ?? 'none:');
  return { id: url.searchParams.get('id') ?? '', idSalt: url.searchParams.get('idSalt') ?? '' };
}

/** The code in the newest message to an address. */
export async function newestCode(target: AccountApiTarget, to: string): Promise<string> {
  return /\b\d{6}\b/.exec(await newestText(target, to))?.[0] ?? '';
}

async function newestText(target: AccountApiTarget, to: string): Promise<string> {
  const [newest] = (await target.readMessages?.(to)) ?? [];
  if (!newest) throw new Error('No message came.');
  return newest.text;
}
