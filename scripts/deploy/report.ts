import { appendFileSync } from 'node:fs';

/** Tells the operator what happens, and keeps it as a line of JSON. */
export interface Report {
  say(event: string, facts: Readonly<Record<string, unknown>>, words: string): void;
}

/** Appends to the log file what it prints. A file that takes nothing, on a full disk, stops no deploy halfway. */
export function createReport(print: (line: string) => void, logFile: string): Report {
  let isKept = true;
  return {
    say: (event, facts, words) => {
      print(words);
      try {
        appendFileSync(logFile, `${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
      } catch (error) {
        if (isKept) print(`${logFile} cannot be written: ${(error as Error).message}`);
        isKept = false;
      }
    },
  };
}
