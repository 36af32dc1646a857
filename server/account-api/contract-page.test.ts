import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AccountCall } from '#server/account-contract/account-call.ts';
import { accountCalls } from '#server/account-contract/account-calls.ts';

const table = readFileSync(join(import.meta.dirname, '../../docs/account-calls.md'), 'utf8');
const examples = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** The rows of the page's two tables: the call, its parameters, and whether it is among those with a token. */
const rows = table.split(/^## /m).flatMap((section) =>
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

test('docs/account-calls.md has a row for each call, in the table of calls with a token or without', () => {
  const toRow = ({
    call,
    needsToken,
  }: {
    readonly call?: string | undefined;
    readonly needsToken: boolean;
  }) => `${call}, ${needsToken ? 'with' : 'without'} a token`;

  expect(rows.map(toRow).toSorted()).toEqual(calls.map(toRow).toSorted());
});

test('docs/account-calls.md spells every parameter of a query as the contract does', () => {
  for (const { call, parameters } of calls.filter(({ call }) => call.startsWith('GET'))) {
    const row = rows.find((each) => each.call === call);
    // The values that a parameter may have follow the names in a row.
    expect([call, row?.parameters.slice(0, parameters.length)]).toEqual([call, parameters]);
  }
});

test('every field of a body is named in docs/account-calls.md or in an example of the contract’s page', () => {
  for (const { call, parameters } of calls.filter(({ call }) => call.startsWith('POST'))) {
    const missing = parameters.filter(
      (name) => !table.includes(`\`${name}\``) && !examples.includes(`"${name}":`),
    );
    expect([call, missing]).toEqual([call, []]);
  }
});
