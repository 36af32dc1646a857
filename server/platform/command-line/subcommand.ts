import type { z } from 'zod';
import type { CommitOptions } from '#server/platform/database/commit-known.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { UsageError } from './failures.ts';
import type { OptionTable, OptionValues } from './option.ts';

/** How a running request reports progress and learns that it was stopped. */
export interface Feedback {
  /** Reports progress, which is not part of the answer. */
  readonly progress: (message: string) => void;
  /** Prints a line of a long answer, before the lines that `run` returns. */
  readonly print: (line: string) => void;
  /** Aborted when the person who asked has stopped the command or hung up. */
  readonly signal?: AbortSignal | undefined;
  /** The name of the one change that a request makes, by `commitKnown`. */
  readonly commit?: CommitOptions | undefined;
}

/** A form of a subcommand, and its explanation in the help. */
interface Usage {
  /** The form, such as `erase --email <address>`. */
  readonly typed: string;
  readonly help: string;
}

interface TypedLine<Values> {
  readonly values: Values;
  readonly operands: readonly string[];
  /** The folder that relative paths start from. */
  readonly folder: string;
}

interface SubcommandTable<Context, Options extends OptionTable, Request> {
  readonly usages: readonly Usage[];
  readonly options?: Options;
  /** Whether words without an option are allowed; `toRequest` then checks them. */
  readonly takesOperands?: boolean;
  /** Schema of the request, as it is also sent through the control socket. */
  readonly request: z.ZodType<Request>;
  /** Makes the request from the typed line; `request` checks it afterwards. Throws `UsageError`. */
  readonly toRequest?: (line: TypedLine<OptionValues<Options>>) => unknown;
  /** Carries out the request and returns lines for people. Throws when it is refused or fails. */
  readonly run: (context: Context, request: Request, feedback: Feedback) => Promise<readonly string[]>;
}

/** One action of a command, such as `list`. */
export interface Subcommand<Context> {
  readonly usages: readonly Usage[];
  readonly options: OptionTable;
  readonly takesOperands: boolean;
  /** The checked request of a typed line. Throws `UsageError`. */
  readonly read: (line: TypedLine<unknown>) => object;
  /** Checks the request again, because it may come through the control socket, and carries it out. */
  readonly run: (context: Context, request: unknown, feedback: Feedback) => Promise<readonly string[]>;
}

/** Makes a subcommand; hides the types of its options and request, which only its own table needs. */
export function subcommand<Context, Request extends object, const Options extends OptionTable>({
  usages,
  options,
  takesOperands = false,
  request: schema,
  toRequest = () => ({}),
  run,
}: SubcommandTable<Context, Options, Request>): Subcommand<Context> {
  return {
    usages,
    options: options ?? {},
    takesOperands,
    read: (line) => {
      const read = schema.safeParse(toRequest(line as TypedLine<OptionValues<Options>>));
      if (read.success) return read.data;
      throw new UsageError(describeFault(read.error.issues[0], Object.keys(options ?? {})));
    },
    run: (context, given, feedback) => {
      const request = schema.safeParse(given).data;
      if (!request) throw new Refusal('The site does not know this request.');
      return run(context, request, feedback);
    },
  };
}

/** What is wrong, under the name of the option where it was typed as one. */
function describeFault(issue: z.core.$ZodIssue | undefined, names: readonly string[]): string {
  const field = String(issue?.path.findLast((part) => typeof part === 'string') ?? 'that');
  const what = names.includes(field) ? `--${field}` : `"${field}"`;
  const isText = issue !== undefined && 'origin' in issue && issue.origin === 'string';
  const unit = isText ? ' characters' : '';
  if (issue?.code === 'too_big')
    return `${what} is too ${isText ? 'long' : 'large'}: at most ${issue.maximum}${unit}.`;
  if (issue?.code === 'too_small')
    return `${what} is too ${isText ? 'short' : 'small'}: at least ${issue.minimum}${unit}.`;
  return `${what} cannot be understood.`;
}
