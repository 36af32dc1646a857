import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/** A file that is being written. */
export interface OutFile {
  print(line: string): void;
  /** Closes it; what is not complete is removed. */
  end(isComplete: boolean): void;
}

/** Makes a new file that only this user can read: what goes into it is personal. Throws a `Refusal`. */
export function openOutFile(path: string): OutFile {
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
