import type { z } from 'zod';

/** How a running request tells and is told. */
export interface Feedback {
  /** Tells whoever waits, beside the answer. */
  readonly progress: (message: string) => void;
  /** A line of a long answer, before those that the request ends with. */
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** What a command can do, wherever it runs. */
export interface Program<Request extends { readonly command: string }> {
  /** What it can be asked, as it also goes through the control socket. */
  readonly requests: z.ZodType<Request>;
  /** Does it and answers in lines for people. Throws when it was refused or failed. */
  readonly run: (request: Request, feedback: Feedback) => Promise<readonly string[]>;
  /** Why it was refused or failed, for whoever typed it. */
  readonly formatFailure: (error: unknown) => string;
}

/** A program whose kind of request is nobody's business any more. */
export interface AnyProgram {
  /** Checks and does what was asked; `onBegin` is told the command's name once it is known. */
  readonly take: (
    request: unknown,
    feedback: Feedback,
    onBegin: (command: string) => void,
  ) => Promise<readonly string[]>;
  readonly formatFailure: (error: unknown) => string;
}

/** The program for those who hand on requests that they do not understand. */
export function toAnyProgram<Request extends { readonly command: string }>(
  program: Program<Request>,
): AnyProgram {
  return {
    take: async (given, feedback, onBegin) => {
      const request = program.requests.parse(given);
      onBegin(request.command);
      return program.run(request, feedback);
    },
    formatFailure: program.formatFailure,
  };
}
