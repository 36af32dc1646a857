import type { Command } from './command.ts';
import type { OptionTable } from './option.ts';

const width = 120;
/** Entries wider than this are on a line of their own, above their explanation. */
const widestEntry = 26;

interface Entry {
  readonly typed: string;
  readonly help: string;
}

/** What `npm run <command> -- --help` prints, made from the command's table. */
export function formatHelp<Context>(command: Command<Context>): string {
  const { name, summary, subcommands, optionGroups = [], notes, siteNeeds = '', exitNote } = command;
  const all = Object.values(subcommands);
  const takesOptions = all.some(({ options }) => Object.keys(options).length > 0);
  const sections = [
    summary,
    `  npm run ${name} -- <command>${takesOptions ? ' [options]' : ''}`,
    formatEntries(
      'Commands',
      all.flatMap(({ usages }) => usages),
    ),
    ...optionGroups.map(({ title, of }) =>
      formatEntries(title, listOptions(of.map((each) => subcommands[each]?.options ?? {}))),
    ),
    ...notes.map((note) => wrap(note)),
    wrap(
      `DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, through the site if it is running${siteNeeds}.`,
    ),
    wrap(`Exit codes: 0 done, 1 refused or failed, 2 wrong usage${exitNote}`),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The options of these tables, each once, without those that a usage line shows. */
function listOptions(tables: readonly OptionTable[]): readonly Entry[] {
  const options = Object.entries(Object.assign({}, ...tables) as OptionTable);
  return options.flatMap(([name, option]) => {
    const typed = option.kind === 'flag' ? `--${name}` : `--${name} ${option.shows}`;
    return option.help === undefined ? [] : [{ typed, help: option.help }];
  });
}

function formatEntries(title: string, entries: readonly Entry[]): string {
  const widths = entries.map(({ typed }) => typed.length).filter((length) => length <= widestEntry);
  const column = Math.max(...widths) + 4;
  const lines = entries.flatMap(({ typed, help }) => {
    const words = wrapAfter(' '.repeat(column), help);
    const start = `  ${typed}`;
    return start.length > column - 2 ? [start, words] : [start + words.slice(start.length)];
  });
  return [title, ...lines].join('\n');
}

/** A paragraph, or a list in which each item begins with `  - `. */
function wrap(text: string): string {
  const lines = text.split('\n').map((line) => {
    const [mark = ''] = /^ +- /.exec(line) ?? [];
    const words = wrapAfter(' '.repeat(mark.length), line.slice(mark.length));
    return mark + words.slice(mark.length);
  });
  return lines.join('\n');
}

/** Wraps words into lines of at most `width` characters; each line begins with `indent`. */
function wrapAfter(indent: string, text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join('\n');
}
