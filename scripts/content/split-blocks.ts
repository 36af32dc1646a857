/** A run of Markdown, or a block between two lines of `:::`. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'block';
      /** The first word after `:::`. */
      readonly name: string;
      /** The words after the name. */
      readonly words: string;
      readonly body: string;
    };

/** Cuts a text at its blocks. Throws at a block that does not end. */
export function splitBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let open: { name: string; words: string } | undefined;
  for (const line of text.split('\n')) {
    const [, name, words = ''] = /^:::\s*([\w-]*)\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined) lines.push(line);
    else if (open && name === '') {
      blocks.push({ kind: 'block', ...open, body: lines.join('\n') });
      open = undefined;
      lines = [];
    } else if (open || name === '') throw new Error(`"${line}" stands where no block can begin or end`);
    else {
      if (lines.some((each) => each.trim() !== '')) blocks.push({ kind: 'text', text: lines.join('\n') });
      open = { name, words };
      lines = [];
    }
  }
  if (open) throw new Error(`the block "${open.name}" does not end`);
  if (lines.some((each) => each.trim() !== '')) blocks.push({ kind: 'text', text: lines.join('\n') });
  return blocks;
}
