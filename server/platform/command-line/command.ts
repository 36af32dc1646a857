import { z } from 'zod';
import { Refusal } from '#server/platform/refusal.ts';
import { type FailureWords, formatFailure } from './failures.ts';
import type { Feedback, Subcommand } from './subcommand.ts';

/** A command such as `npm run catalogue`, as a table: its subcommands, and the texts of its help and failures. */
export interface Command<Context> extends FailureWords {
  /** The name as in `npm run catalogue`; the running site uses it too. */
  readonly name: string;
  /** The first line of the help. */
  readonly summary: string;
  readonly subcommands: Readonly<Record<string, Subcommand<Context>>>;
  /** Subcommands whose options the help lists together; an option that several of them share is listed once. */
  readonly optionGroups?: readonly OptionGroup[];
  /** Paragraphs below the options. */
  readonly notes: readonly string[];
  /** What the site must be configured with to do this command's work. */
  readonly siteNeeds?: string;
  /** Appended to the exit codes that every command has; begins with a punctuation mark. */
  readonly exitNote: string;
}

interface OptionGroup {
  readonly title: string;
  /** Names of subcommands. */
  readonly of: readonly string[];
}

/** A request as sent through the control socket: the name of the subcommand, and the fields of its own schema. */
const namedRequest = z.looseObject({ command: z.string() });
export type NamedRequest = z.infer<typeof namedRequest>;

/** A command that can carry out requests, on the running site or in the process in which it was typed. */
export interface Program {
  readonly name: string;
  /**
   * Checks the request, carries it out and returns lines for people. Calls `onBegin` with the subcommand once it is
   * known. Throws when the request was refused or failed.
   */
  readonly run: (
    request: unknown,
    feedback: Feedback,
    onBegin?: (subcommand: string) => void,
  ) => Promise<readonly string[]>;
  /** Why a request was refused or failed, for the person who typed it. */
  readonly formatFailure: (error: unknown) => string;
}

/** The command, working on `context`. */
export function toProgram<Context>(command: Command<Context>, context: Context): Program {
  return {
    name: command.name,
    run: async (request, feedback, onBegin) => {
      const { data } = namedRequest.safeParse(request);
      const subcommand = findSubcommand(command, data?.command ?? '');
      if (!data || !subcommand) throw new Refusal('The site does not know this request.');
      const { command: name, ...fields } = data;
      onBegin?.(name);
      return subcommand.run(context, fields, feedback);
    },
    formatFailure: (error) => formatFailure(error, command),
  };
}

/** Undefined for a name that is not in the table. */
export function findSubcommand<Context>(
  { subcommands }: Command<Context>,
  name: string,
): Subcommand<Context> | undefined {
  return Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
}
