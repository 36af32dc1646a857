/** One instruction, such as `COPY` and `--from=build /app/dist ./dist`. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions after one `FROM`. */
export interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile, in order. */
export function readDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  const instructions = lines.filter((line) => line.trim()).map(toInstruction);
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return starts.map((start, index) => ({
    name: / AS (\S+)$/i.exec(instructions[start]?.text ?? '')?.[1] ?? '',
    instructions: instructions.slice(start + 1, starts[index + 1]),
  }));
}

function toInstruction(line: string): Instruction {
  const [, name = '', text = ''] = /^\s*(\S+)\s+(.*?)\s*$/.exec(line) ?? [];
  return { name: name.toUpperCase(), text };
}

/** Whether a path below the project's folder stays out of the image, by the patterns of a `.dockerignore`. */
export function readDockerignore(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      if (!/^(\*\*\/)?[\w.*-]+$/.test(line)) throw new Error(`.dockerignore: teach the test to read ${line}`);
      const [, anywhere, name = ''] = /^(\*\*\/)?(.*)$/.exec(line) ?? [];
      const shape = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
      return new RegExp(`^${anywhere ? '(.*/)?' : ''}${shape}(/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
