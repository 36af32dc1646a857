import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { Refusal } from '#server/platform/refusal.ts';

/** A file that is being written. */
export interface AnswerFile {
  print(line: string): void;
  /** Closes the file, and removes one that is not complete. */
  end(isComplete: boolean): void;
}

/** Makes a new file that only this user can read: what goes into it may be personal. Throws a `Refusal`. */
export function openAnswerFile(path: string): AnswerFile {
  const file = create(path);
  return {
    print: (line) => void writeSync(file, `${line}\n`),
    end: (isComplete) => {
      closeSync(file);
      if (!isComplete) rmSync(path, { force: true });
    },
  };
}

function create(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      code === 'EEXIST' ? `There is a file ${path} already.` : `${path} cannot be written (${code}).`,
    );
  }
}
