import { resolve } from 'node:path';
import { readOptions } from '#server/platform/control-socket/read-options.ts';
import { UsageError } from '#server/platform/control-socket/usage-error.ts';
import type { CatalogueRequest } from './catalogue-request.ts';

const options = {
  vehicles: { type: 'string' },
  rates: { type: 'string' },
  replace: { type: 'boolean' },
  merge: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  confirm: { type: 'boolean' },
  'demo-rates': { type: 'boolean' },
  'max-rejects': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof options;
type Values = ReturnType<typeof readOptions<typeof options>>['values'];

const changing: readonly Option[] = ['replace', 'merge', 'dry-run', 'confirm'];
const allowed: Readonly<Record<CatalogueRequest['command'], readonly Option[]>> = {
  import: [...changing, 'vehicles', 'rates', 'max-rejects'],
  'import-vca': [...changing, 'demo-rates', 'max-rejects'],
  'import-demo': changing,
  status: [],
  'list-imports': [],
};

/** What the command line asks for. Relative paths count from `folder`. Throws `UsageError`. */
export function parseArguments(args: readonly string[], folder: string): CatalogueRequest | 'help' {
  const { values, positionals } = readOptions(args, options);
  const [command, ...operands] = positionals;
  if (values.help || command === 'help') return 'help';
  if (command === undefined || !isCommand(command)) {
    throw new UsageError(command ? `There is no command "${command}".` : 'Which command?');
  }
  const stray = Object.keys(values).find((name) => !(allowed[command] as readonly string[]).includes(name));
  if (stray) throw new UsageError(`"${command}" takes no --${stray}.`);
  if (operands.length !== (command === 'import-vca' ? 1 : 0)) {
    throw new UsageError(
      command === 'import-vca' ? 'Give one file.' : `"${command}" takes no "${operands[0]}".`,
    );
  }
  return toRequest(
    command,
    values,
    operands.map((operand) => resolve(folder, operand)),
    folder,
  );
}

function isCommand(text: string): text is CatalogueRequest['command'] {
  return Object.hasOwn(allowed, text);
}

function toRequest(
  command: CatalogueRequest['command'],
  values: Values,
  [operand = '']: readonly string[],
  folder: string,
): CatalogueRequest {
  if (command === 'status' || command === 'list-imports') return { command };
  const change = readChange(values);
  if (command === 'import-demo') return { command, ...change };
  if (command === 'import-vca') {
    return { command, path: operand, hasDemoRates: values['demo-rates'] ?? false, ...change };
  }
  const { vehicles, rates } = values;
  if (change.mode === 'replace' && !(vehicles && rates)) {
    throw new UsageError('Replacing takes both: give --vehicles and --rates.');
  }
  if (!vehicles && !rates) throw new UsageError('Give --vehicles, --rates or both.');
  return {
    command,
    ...(vehicles && { vehiclesPath: resolve(folder, vehicles) }),
    ...(rates && { ratesPath: resolve(folder, rates) }),
    ...change,
  };
}

function readChange(values: Values) {
  if (values.replace && values.merge) throw new UsageError('Choose --replace or --merge.');
  const percent = values['max-rejects'] ?? '5';
  if (!/^\d{1,3}(\.\d+)?%?$/.test(percent) || Number.parseFloat(percent) > 100) {
    throw new UsageError('--max-rejects is a percentage from 0 to 100.');
  }
  return {
    mode: values.replace ? ('replace' as const) : ('merge' as const),
    isDryRun: values['dry-run'] ?? false,
    isConfirmed: values.confirm ?? false,
    maxRejectsPercent: Number.parseFloat(percent),
  };
}
