import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AccountCall } from '#server/account-contract/account-call.ts';
import { accountCalls } from '#server/account-contract/account-calls.ts';

const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/**
 * The rows of the page's two tables of calls: the call, its parameters, and whether it is in the table of calls with a
 * token.
 */
const rows = page.split(/^## /m).flatMap((section) =>
  section
    .split('\n')
    .filter((line) => /^\| `(?:GET|POST) \/api\//.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => ({
      call: /`([^`]+)`/.exec(cells[1] ?? '')?.[1],
      parameters: [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? ''),
      needsToken: section.startsWith('Calls with `'),
    })),
);

const calls = Object.values(accountCalls).map((call: AccountCall<unknown, unknown>) => ({
  call: `${call.method} ${call.path}`,
  parameters: namesOf(call),
  needsToken: call.needsToken,
}));

/** The names of a call's parameters or fields, from its schema. */
function namesOf({ parameters }: AccountCall<unknown, unknown>): readonly string[] {
  const { properties = {} } = z.toJSONSchema(parameters, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

test('the contract’s page has every path once for the calls with a token and those without', () => {
  const toKey = ({
    call,
    needsToken,
  }: {
    readonly call?: string | undefined;
    readonly needsToken: boolean;
  }) => `${call} ${needsToken}`;

  expect(rows.map(toKey).toSorted()).toEqual([...new Set(calls.map(toKey))].toSorted());
});

test('the contract’s page spells every parameter of a query as the contract does', () => {
  for (const { call, parameters } of calls.filter(({ call }) => call.startsWith('GET'))) {
    const row = rows.find((each) => each.call === call);
    // The values that a parameter may have follow the names in a row.
    expect([call, row?.parameters.slice(0, parameters.length)]).toEqual([call, parameters]);
  }
});

test('the contract’s page names every field of a body, in its table or in an example', () => {
  for (const { call, parameters } of calls.filter(({ call }) => call.startsWith('POST'))) {
    const missing = parameters.filter(
      (name) => !page.includes(`\`${name}\``) && !page.includes(`"${name}":`),
    );
    expect([call, missing]).toEqual([call, []]);
  }
});
