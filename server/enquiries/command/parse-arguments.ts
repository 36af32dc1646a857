import { resolve } from 'node:path';
import { findNearName } from '#server/platform/config/near-name.ts';
import { readDay } from '#server/platform/control-socket/read-day.ts';
import { readOptions } from '#server/platform/control-socket/read-options.ts';
import { UsageError } from '#server/platform/control-socket/usage-error.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { type EnquiriesRequest, enquiriesRequest } from './enquiries-request.ts';

const options = {
  kind: { type: 'string' },
  since: { type: 'string' },
  dead: { type: 'boolean' },
  held: { type: 'boolean' },
  limit: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  again: { type: 'boolean' },
  email: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof options;
type Values = ReturnType<typeof readOptions<typeof options>>['values'];
type Command = EnquiriesRequest['command'];

const filters: readonly Option[] = ['kind', 'since', 'dead', 'held'];
const allowed: Readonly<Record<Command, readonly Option[]>> = {
  list: [...filters, 'limit'],
  export: [...filters, 'format', 'out'],
  redeliver: ['dead', 'held', 'again'],
  erase: ['email', 'dry-run'],
};

/** A command line, understood. */
export interface ParsedLine {
  readonly request: EnquiriesRequest | 'help';
  /** File for the answer; it never leaves this side. */
  readonly outPath?: string;
}

/** What the command line asks for. Relative paths count from `folder`. Throws `UsageError`. */
export function parseArguments(args: readonly string[], folder: string): ParsedLine {
  const { values, positionals } = readOptions(args, options);
  const [command, ...operands] = positionals;
  if (values.help || command === 'help') return { request: 'help' };
  if (command === undefined || !isCommand(command))
    throw new UsageError(command ? `There is no command "${command}".` : 'Which command?');
  const stray = Object.keys(values).find((name) => !(allowed[command] as readonly string[]).includes(name));
  if (stray) throw new UsageError(`"${command}" takes no --${stray}.`);
  const request = enquiriesRequest.safeParse(toRequest(command, values, operands));
  if (!request.success)
    throw new UsageError(`This cannot be understood: ${request.error.issues[0]?.path.join(' ')}.`);
  return { request: request.data, ...(values.out && { outPath: resolve(folder, values.out) }) };
}

function isCommand(text: string): text is Command {
  return Object.hasOwn(allowed, text);
}

/** Still unchecked: the schema says what is wrong with a value. */
function toRequest(command: Command, values: Values, operands: readonly string[]) {
  if (command === 'redeliver') return toRedeliver(values, operands);
  if (command === 'erase') return toErase(values, operands);
  const since = values.since === undefined ? undefined : readDay('--since', values.since);
  if (operands.length > 0) throw new UsageError(`"${command}" takes no "${operands[0]}".`);
  const filter = { kind: readKind(values), since, state: readState(values) };
  if (command === 'export') return { command, ...filter, format: values.format ?? 'csv' };
  return { command, ...filter, limit: Number(values.limit ?? 100) };
}

function toRedeliver(values: Values, operands: readonly string[]) {
  const state = readState(values);
  if ((state === undefined) === (operands.length === 0))
    throw new UsageError('Give references, or --dead, or --held.');
  const isAgain = values.again ?? false;
  if (isAgain && state) throw new UsageError('--again goes with references.');
  return { command: 'redeliver', references: operands.map(toReference), state, isAgain };
}

function toErase(values: Values, [reference, ...more]: readonly string[]) {
  const { email } = values;
  if (more.length > 0 || (reference === undefined) === (email === undefined))
    throw new UsageError('Give one reference, or --email and an address.');
  const whose =
    email === undefined
      ? { by: 'reference', reference: toReference(reference ?? '') }
      : { by: 'email', email: email.trim() };
  return { command: 'erase', whose, isDryRun: values['dry-run'] ?? false };
}

function readState({ dead, held }: Values): 'dead' | 'held' | undefined {
  if (dead && held) throw new UsageError('Choose --dead or --held.');
  return dead ? 'dead' : held ? 'held' : undefined;
}

function readKind({ kind }: Values): string | undefined {
  if (kind === undefined || (enquiryKinds as readonly string[]).includes(kind)) return kind;
  const near = findNearName(kind, enquiryKinds);
  const help = near === undefined ? `Kinds are ${enquiryKinds.join(', ')}.` : `Did you mean ${near}?`;
  throw new UsageError(`--kind names no kind of enquiry. ${help}`);
}

function toReference(typed: string): string {
  return typed.trim().toUpperCase();
}
