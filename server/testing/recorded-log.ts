import { createLog, type Log } from '#server/platform/log/log.ts';

/** The real log, written to memory. */
export interface RecordedLog {
  readonly log: Log;
  /** All lines so far. */
  text(): string;
  /** Names of the events so far, in order. */
  events(): readonly string[];
}

/** A log whose lines a test can search. */
export function recordLog(): RecordedLog {
  const lines: string[] = [];
  return {
    log: createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }),
    text: () => lines.join(''),
    events: () => lines.map((line) => (JSON.parse(line) as { event: string }).event),
  };
}
