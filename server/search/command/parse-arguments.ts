import { readOptions } from '#server/platform/control-socket/read-options.ts';
import { UsageError } from '#server/platform/control-socket/usage-error.ts';
import { type SearchRequest, searchRequest } from './search-request.ts';

/** What the command line asks for. Throws `UsageError`. */
export function parseArguments(args: readonly string[]): SearchRequest | 'help' {
  const { values, positionals } = readOptions(args, { help: { type: 'boolean', short: 'h' } });
  const [command, stray] = positionals;
  if (values.help || command === 'help') return 'help';
  if (command === undefined) throw new UsageError('Which command?');
  const request = searchRequest.safeParse({ command }).data;
  if (!request) throw new UsageError(`There is no command "${command}".`);
  if (stray !== undefined) throw new UsageError(`"${command}" takes no "${stray}".`);
  return request;
}
