/** One line of the siege's table. */
export interface Row {
  readonly promise: string;
  readonly measured: string;
  /** Undefined when this run could not show it; `measured` says why. */
  readonly isMet: boolean | undefined;
}

/** How long and how often a part tries: the numbers of the promises, or fewer with `--short`. */
export interface Scale {
  readonly isShort: boolean;
}

/** The table for docs/measured.md. */
export function toMarkdown(rows: readonly Row[]): string {
  const lines = rows.map(({ promise, measured, isMet }) => `| ${promise} | ${measured} | ${toWord(isMet)} |`);
  return ['| Promise | Measured | Met |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The same for a terminal. */
export function toText(rows: readonly Row[]): string {
  return rows
    .map(
      ({ promise, measured, isMet }) => `${toWord(isMet).padEnd(9)} ${promise}\n${' '.repeat(10)}${measured}`,
    )
    .join('\n');
}

function toWord(isMet: boolean | undefined): string {
  if (isMet === undefined) return 'not shown';
  return isMet ? 'met' : 'missed';
}
