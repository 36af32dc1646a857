import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentPage, ContentPart, ContentSection, GlossaryTerm } from '#shared/content/content-page.ts';
import { storedGroups } from '#shared/content/stored-record.ts';
import { chartBodies, type FrontMatter, frontMatter, toolName } from './front-matter.ts';
import { withQuotes } from './quotes.ts';
import { renderText, toFragment, toTypography } from './render-text.ts';
import { type Block, splitBlocks } from './split-blocks.ts';

/** A compiled page, and what is checked of it against the others. */
export interface CompiledPage {
  readonly page: ContentPage;
  /** Every address that it links to, of this site and of others. */
  readonly links: readonly string[];
  /** Fragments that links may end with. */
  readonly fragments: ReadonlySet<string>;
  /** All that a reader reads, a paragraph each, without marks. */
  readonly plain: readonly string[];
}

/** Compiles one file; its path is the page's address. Throws an error that says what is wrong. */
export function compilePage(path: string, source: string): CompiledPage {
  const quoted = withQuotes(source.replaceAll('\r\n', '\n'));
  const [, yaml, text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(quoted) ?? [];
  if (yaml === undefined)
    throw new Error('the file does not begin with front matter between two lines of ---');
  const matter = parseWith(frontMatter, withCurlyQuotes(parse(yaml)), 'front matter');
  const fragments = new Set<string>();
  const body = compileBody(splitBlocks(text), fragments);
  const terms = listTerms(matter, fragments);
  const page = { ...toPage(path, matter, body), ...(terms.length > 0 && { terms }) };
  return {
    page,
    links: [...body.links, ...page.related, ...(page.deals ? [page.deals.path] : [])],
    fragments,
    plain: [...page.summary, ...body.plain, ...listAnswers(matter), ...terms.map(({ means }) => means)],
  };
}

interface Body {
  readonly parts: readonly ContentPart[];
  readonly sections: readonly ContentSection[];
  readonly links: readonly string[];
  readonly plain: readonly string[];
}

interface TextFrame {
  readonly kind?: 'html' | 'demonstration';
  readonly frame?: (html: string) => string;
}

/** Blocks of text with a frame, by name; a demonstration's looks like a note. */
const callouts = {
  note: { callout: 'note', kind: 'html' },
  warning: { callout: 'warning', kind: 'html' },
  example: { callout: 'example', kind: 'html' },
  demonstration: { callout: 'note', kind: 'demonstration' },
} as const;

function compileBody(blocks: readonly Block[], fragments: Set<string>): Body {
  const parts: ContentPart[] = [];
  const sections: ContentSection[] = [];
  const links: string[] = [];
  const plain: string[] = [];
  const addText = (text: string, { kind = 'html', frame = (html) => html }: TextFrame = {}) => {
    const rendered = renderText(text, fragments);
    const last = parts.at(-1);
    const html = frame(rendered.html);
    if (last?.kind === 'html' && kind === 'html') parts[parts.length - 1] = { kind, html: last.html + html };
    else parts.push({ kind, html });
    sections.push(...rendered.sections);
    links.push(...rendered.links);
    plain.push(...rendered.plain);
  };
  for (const block of blocks) {
    if (block.kind === 'text') addText(block.text);
    else if (block.name in callouts) {
      const { name, words, body } = block;
      const { callout, kind } = callouts[name as keyof typeof callouts];
      addText(words === '' ? body : `**${words}**\n\n${body}`, {
        kind,
        frame: (html) => `<div role="note" data-callout="${callout}">\n${html}</div>\n`,
      });
    } else {
      const part = compileBlock(block);
      if (part.kind === 'tool' && parts.some(({ kind }) => kind === 'tool'))
        throw new Error('a text can contain one calculator: its fields would have the names of another’s');
      parts.push(part);
      if (part.kind === 'deals') links.push(part.path);
      if (part.kind === 'chart') plain.push(part.chart.caption, part.chart.note ?? '');
    }
  }
  return { parts, sections, links, plain };
}

function compileBlock({ name, words, body }: Extract<Block, { kind: 'block' }>): ContentPart {
  switch (name) {
    case 'deals':
      return { kind: 'deals', path: words, heading: toTypography(body.trim()) };
    case 'tool':
      return { kind: 'tool', tool: parseWith(toolName, words, 'tool') };
    case 'cookies':
    case 'firm':
      return { kind: name };
    case 'stored-data':
      return { kind: 'stored-data', group: parseWith(z.enum(storedGroups), words, 'stored-data') };
    case 'chart':
      return { kind: 'chart', chart: compileChart(words, withCurlyQuotes(parse(body))) };
    default:
      throw new Error(`there is no block "${name}"`);
  }
}

function compileChart(kind: string, body: unknown) {
  if (kind === 'bars') {
    const { values, note, ...chart } = parseWith(chartBodies.bars, body, 'chart');
    const bars = Object.entries(values).map(([name, figure]) => ({ name, figures: [figure] }));
    return { kind: 'bars' as const, ...chart, ...(note && { note }), values: bars };
  }
  const { values, note, ...chart } = parseWith(chartBodies.lines, body, 'chart');
  const lines = Object.entries(values).map(([name, figures]) => ({ name, figures }));
  if (kind !== 'lines' || lines.some(({ figures }) => figures.length !== chart.at.length))
    throw new Error(`"${chart.caption}" needs a figure for each place on its axis`);
  return { kind: 'lines' as const, ...chart, ...(note && { note }), values: lines };
}

function toPage(path: string, matter: FrontMatter, { parts, sections }: Body): ContentPage {
  const { template, title, heading = title, description, label, published, updated, author } = matter;
  const { sources, faqs, related, deals } = matter;
  return {
    path,
    template,
    title,
    heading,
    description,
    label,
    published,
    updated,
    author,
    summary: ('summary' in matter && matter.summary) || [],
    parts,
    sections,
    sources,
    faqs,
    related,
    ...(deals && { deals }),
    ...ofTemplate(matter),
  };
}

/** What only pages of one template have. */
function ofTemplate(matter: FrontMatter): Partial<ContentPage> {
  switch (matter.template) {
    case 'legal': {
      const { version, effective, changes } = matter;
      return { legal: { version, effective, changes } };
    }
    case 'faq':
      return { groups: matter.groups };
    case 'video': {
      const { category, file, durationSeconds, chapters } = matter;
      return { video: { category, file, durationSeconds, chapters } };
    }
    case 'event': {
      const { startsAt, endsAt, place, booking } = matter;
      return { startsAt, event: { startsAt, endsAt, booking, ...(place && { place }) } };
    }
    default:
      return {};
  }
}

/** The terms of a glossary in the order of the alphabet. */
function listTerms(matter: FrontMatter, fragments: Set<string>): readonly GlossaryTerm[] {
  if (matter.template !== 'list') return [];
  return matter.terms
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en-GB'))
    .map(({ term, means }) => ({ id: toFragment(term, fragments), term, means }));
}

function listAnswers(matter: FrontMatter): readonly string[] {
  const groups = matter.template === 'faq' ? matter.groups.flatMap(({ faqs }) => faqs) : [];
  return [...matter.faqs, ...groups].map(({ answer }) => answer);
}

/** Curly quotes in every text, at any depth. */
function withCurlyQuotes(value: unknown): unknown {
  if (typeof value === 'string') return /["']/.test(value) ? toTypography(value) : value;
  if (Array.isArray(value)) return value.map(withCurlyQuotes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withCurlyQuotes(each)]));
}

function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.infer<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message, input }) => {
    const field = path.join('.') || 'it';
    return input === null || input === undefined ? `${field} is to be filled in` : `${field}: ${message}`;
  });
  throw new Error(`${what}: ${faults.join('; ')}`);
}
