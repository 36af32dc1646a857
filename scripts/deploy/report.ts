import { appendFileSync } from 'node:fs';

/** Tells the operator what happens, and keeps it as a line of JSON. */
export interface Report {
  say(event: string, facts: Readonly<Record<string, unknown>>, words: string): void;
}

/** Appends to the log file what it prints. */
export function createReport(print: (line: string) => void, logFile: string): Report {
  return {
    say: (event, facts, words) => {
      print(words);
      appendFileSync(logFile, `${JSON.stringify({ time: new Date().toISOString(), event, ...facts })}\n`);
    },
  };
}
