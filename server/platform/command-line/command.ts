import { z } from 'zod';
import { type FailureWords, formatFailure, Refusal } from './failures.ts';
import type { Feedback, Subcommand } from './subcommand.ts';

/** A command as a table, such as `npm run catalogue`: what it can be asked, and what its help and failures say. */
export interface Command<Context> extends FailureWords {
  /** As in `npm run catalogue`; the running site knows it by this name too. */
  readonly name: string;
  /** The first line of the help. */
  readonly summary: string;
  readonly subcommands: Readonly<Record<string, Subcommand<Context>>>;
  /** Subcommands whose options the help lists together; an option that several of them take stands there once. */
  readonly optionGroups?: readonly OptionGroup[];
  /** Paragraphs below the options. */
  readonly notes: readonly string[];
  /** What the site must have when it does the work of this command. */
  readonly siteNeeds?: string;
  /** Follows the exit codes that every command has, from its first punctuation mark on. */
  readonly exitNote: string;
}

interface OptionGroup {
  readonly title: string;
  /** Names of subcommands. */
  readonly of: readonly string[];
}

/** A request as it goes through the control socket: the subcommand's name, and the fields of its own schema. */
const namedRequest = z.looseObject({ command: z.string() });
export type NamedRequest = z.infer<typeof namedRequest>;

/** A command that is ready to do what it is asked, on the running site or where it was typed. */
export interface Program {
  readonly name: string;
  /**
   * Checks the request, does it, and answers in lines for people. `onBegin` is told the subcommand once it is known.
   * Throws when the request was refused or failed.
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

/** Undefined for a name that the table does not have. */
export function findSubcommand<Context>(
  { subcommands }: Command<Context>,
  name: string,
): Subcommand<Context> | undefined {
  return Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
}
