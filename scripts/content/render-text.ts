import MarkdownIt from 'markdown-it';
import type { ContentSection } from '#shared/content/content-page.ts';

/** Markdown as HTML, with what else is known of it. */
export interface RenderedText {
  readonly html: string;
  readonly sections: readonly ContentSection[];
  /** Addresses of all links, in order. */
  readonly links: readonly string[];
  /** The paragraphs, list items and cells without their marks. */
  readonly plain: readonly string[];
}

const glossaryPath = '/guides/glossary';

/** HTML in a text is shown as it is typed, and never reaches a page as markup. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });

type Token = ReturnType<typeof markdown.parse>[number];

/** Renders Markdown. `taken` holds the fragments that the page has already; new ones are added. */
export function renderText(text: string, taken: Set<string>): RenderedText {
  const tokens = markdown.parse(withTermLinks(text), {});
  const sections: ContentSection[] = [];
  const plain: string[] = [];
  const links: string[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'inline') {
      plain.push(toPlain(token));
      links.push(...listLinks(token));
    }
    if (token.type === 'th_open' && tokens[place + 1]?.content === '') emptyCorner(token, tokens[place + 2]);
    if (token.type === 'th_open' || token.type === 'td_open') markCell(token);
    if (token.type === 'heading_open') {
      const words = toPlain(tokens[place + 1]);
      if (token.tag === 'h1' || token.tag > 'h3')
        throw new Error(`"${words}" must be a heading of level 2 or 3`);
      const id = toFragment(words, taken);
      token.attrSet('id', id);
      if (token.tag === 'h2') sections.push({ id, words });
    }
  }
  const html = markdown.renderer.render(withCaptions(tokens), markdown.options, {});
  return {
    html: html.replaceAll('<table>', tableStart).replaceAll('</table>', '</table></div>'),
    sections,
    links,
    plain,
  };
}

/** A table that is wider than a phone scrolls in its own box, with the keyboard too. */
const tableStart = '<div data-scrolls="" tabindex="0"><table>';

/** The fragment of a heading or a glossary term; a second one of the same words gets a number. */
export function toFragment(words: string, taken = new Set<string>()): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let fragment = plain;
  for (let count = 2; taken.has(fragment); count += 1) fragment = `${plain}-${count}`;
  taken.add(fragment);
  return fragment;
}

/** `[[term]]` and `[[term|words]]` become links to the glossary. */
function withTermLinks(text: string): string {
  return text.replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, term: string, words: string = term) => {
    return `[${words}](${glossaryPath}#${toFragment(term)})`;
  });
}

/** A paragraph before a table that begins with "Table:" becomes the table's caption. */
function withCaptions(tokens: readonly Token[]): Token[] {
  const drawn: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const [open, words, close, table] = tokens.slice(place, place + 4);
    const isCaption =
      open?.type === 'paragraph_open' && words?.content.startsWith('Table:') && table?.type === 'table_open';
    if (!isCaption || !open || !words || !close) {
      drawn.push(tokens[place] as Token);
      continue;
    }
    const first = words.children?.[0];
    if (first) first.content = first.content.replace(/^Table:\s*/, '');
    open.tag = 'caption';
    close.tag = 'caption';
    drawn.push(table, open, words, close);
    place += 3;
  }
  return drawn;
}

/** Columns of figures are aligned by a style sheet, because the security policy forbids styles in attributes. */
function markCell(token: Token): void {
  const isRight = String(token.attrGet('style')).includes('right');
  token.attrs = token.tag === 'th' ? [['scope', 'col']] : [];
  if (isRight) token.attrSet('data-align', 'right');
}

/** The corner of a table with names on both sides is no heading: screen readers would announce an empty one. */
function emptyCorner(open: Token, close: Token | undefined): void {
  open.tag = 'td';
  if (close) close.tag = 'td';
}

/** A line of front matter with curly quotes. */
export function toTypography(text: string): string {
  return toPlain(markdown.parseInline(text, {})[0]);
}

function toPlain(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}

function listLinks({ children }: Token): readonly string[] {
  return (children ?? []).flatMap((child) =>
    child.attrGet('href') === null ? [] : String(child.attrGet('href')),
  );
}
