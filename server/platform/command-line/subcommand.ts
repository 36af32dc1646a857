import type { z } from 'zod';
import { Refusal, UsageError } from './failures.ts';
import type { OptionTable, OptionValues } from './option.ts';

/** How a running request reports its progress, and learns that it was stopped. */
export interface Feedback {
  /** Tells the person who waits, beside the answer. */
  readonly progress: (message: string) => void;
  /** A line of a long answer, before those that the request ends with. */
  readonly print: (line: string) => void;
  /** Aborted when the person who asked has stopped the command or hung up. */
  readonly signal?: AbortSignal | undefined;
}

/** A way to type a subcommand, and what the help says of it. */
interface Usage {
  /** Such as `erase --email <address>`. */
  readonly typed: string;
  readonly help: string;
}

interface TypedLine<Values> {
  readonly values: Values;
  readonly operands: readonly string[];
  /** From where relative paths count. */
  readonly folder: string;
}

interface SubcommandTable<Context, Options extends OptionTable, Request> {
  readonly usages: readonly Usage[];
  readonly options?: Options;
  /** Whether words may follow that belong to no option; `toRequest` then says what is wrong with them. */
  readonly takesOperands?: boolean;
  /** What the request holds, as it also goes through the control socket. */
  readonly request: z.ZodType<Request>;
  /** Makes the request of what was typed; `request` checks it afterwards. Throws `UsageError`. */
  readonly toRequest?: (line: TypedLine<OptionValues<Options>>) => unknown;
  /** Does it and answers in lines for people. Throws when the request was refused or failed. */
  readonly run: (context: Context, request: Request, feedback: Feedback) => Promise<readonly string[]>;
}

/** One thing that a command can be asked, such as `list`. */
export interface Subcommand<Context> {
  readonly usages: readonly Usage[];
  readonly options: OptionTable;
  readonly takesOperands: boolean;
  /** The checked request of what was typed. Throws `UsageError`. */
  readonly read: (line: TypedLine<unknown>) => object;
  /** Checks the request once more, as it may come through the control socket, and does it. */
  readonly run: (context: Context, request: unknown, feedback: Feedback) => Promise<readonly string[]>;
}

/** A subcommand of which only its own table knows the types of options and request. */
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
      throw new UsageError(`This cannot be understood: ${read.error.issues[0]?.path.join(' ')}.`);
    },
    run: (context, given, feedback) => {
      const request = schema.safeParse(given).data;
      if (!request) throw new Refusal('The site does not know this request.');
      return run(context, request, feedback);
    },
  };
}
