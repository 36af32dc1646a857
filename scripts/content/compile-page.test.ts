import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { compilePage } from './compile-page.ts';
import { quotes } from './quotes.ts';

const matter = `---
template: article
title: What a page is made of
description: An example page that has all that the compiler knows, so that each of its rules can be tried on it.
label: Example
published: 2026-11-01
updated: 2026-11-02
author: Leasing editor
summary:
  - The page in one sentence.
---
`;

const compile = (text: string, front = matter) => compilePage('/example', `${front}${text}`);

test('markup in a text is shown as it was typed', () => {
  const { page } = compile('Hello <script>alert(1)</script> [x](javascript:alert(1)) ![y](data:text/html,z)');
  const [part] = page.parts;

  expect(part?.kind === 'html' && part.html).not.toMatch(/<script|href="javascript|src="data/);
  expect(part?.kind === 'html' && part.html).toContain('&lt;script&gt;');
});

test('headings become fragments, and a second one of the same words gets a number', () => {
  const { page, fragments } = compile('## What you’ll pay\n\nText.\n\n## What you’ll pay\n\nText.');

  expect(page.sections.map(({ id }) => id)).toEqual(['what-youll-pay', 'what-youll-pay-2']);
  expect(fragments.has('what-youll-pay-2')).toBe(true);
});

test('a glossary term is a link to its place in the glossary', () => {
  const { links } = compile('A charge for [[excess mileage|extra miles]] and a [[term]].');

  expect(links).toEqual(['/guides/glossary#excess-mileage', '/guides/glossary#term']);
});

test('a text and its front matter quote words that stand in one place, also on several pages', () => {
  const front = matter.replace('The page in one sentence.', 'An answer within {{final response}}.');
  const page = compile('{{cancelling our fee}}\n\nWithin {{final response}}. {{ombudsman times}}', front);
  const other = compilePage('/other', `${matter}{{cancelling our fee}} {{ombudsman times}}`);
  const pages = new Map([
    ['/example', page],
    ['/other', other],
  ]);

  expect(page.plain).toContain(`Within 8 weeks. ${quotes['ombudsman times']}`);
  expect(page.page.summary).toEqual(['An answer within 8 weeks.']);
  expect(
    checkContent({ pages, problems: [] }, '2026-11-22').filter(({ what }) => what.startsWith('the sentence')),
  ).toEqual([]);
});

test('what is only a demonstration’s stands apart from the text around it', () => {
  const { page, plain } = compile('Before.\n\n::: demonstration\nInvented.\n:::\n\nAfter.\n\n::: firm\n:::');

  expect(page.parts.map(({ kind }) => kind)).toEqual(['html', 'demonstration', 'html', 'firm']);
  expect(plain).toContain('Invented.');
});

test('a paragraph that begins with "Table:" is the caption of the table after it', () => {
  const { page } = compile('Table: What it costs\n\n| a | b |\n| --- | ---: |\n| 1 | 2 |');
  const [part] = page.parts;
  const html = part?.kind === 'html' ? part.html : '';

  expect(html).toContain('<caption>What it costs</caption>');
  expect(html).not.toContain('style=');
  expect(html).toContain('data-align="right"');
});

test('an empty corner of a table is no heading', () => {
  const { page } = compile('| | a |\n| --- | --- |\n| one | 1 |');
  const [part] = page.parts;
  const html = part?.kind === 'html' ? part.html : '';

  expect(html.match(/<th\b/g)).toHaveLength(1);
  expect(html).toContain('<td></td>');
});

test('blocks become charts, deals, tools and callouts between the paragraphs', () => {
  const { page } = compile(`Before.

::: note Mind this
Careful.
:::

::: chart bars
caption: Two bars
unit: £
values:
  One: 1
  Two: 2
:::

::: deals /car-leasing?fuel=electric
Electric cars
:::

::: tool mileage
:::

After.`);

  expect(page.parts.map(({ kind }) => kind)).toEqual(['html', 'chart', 'deals', 'tool', 'html']);
});

test.each([
  ['a block that does not end', '::: note\nText'],
  ['a block that does not exist', '::: carousel\n:::'],
  ['a tool that does not exist', '::: tool fortune\n:::'],
  ['a second calculator', '::: tool mileage\n:::\n\n::: tool fair-wear\n:::'],
  ['a heading of the first level', '# Title'],
  ['a quote of what does not exist', 'Within {{a fortnight}}.'],
  [
    'a line without as many figures as places',
    '::: chart lines\ncaption: A chart\nunit: £\nx: Month\nat: [0, 12]\nvalues:\n  Paid: [1, 2, 3]\n:::',
  ],
])('%s is refused', (_, text) => {
  expect(() => compile(text)).toThrow();
});

test.each([
  ['an unknown field', matter.replace('label:', 'colour: red\nlabel:')],
  ['a title that search engines would cut', matter.replace('What a page is made of', 'x'.repeat(61))],
  ['an author who is not a role', matter.replace('Leasing editor', 'Somebody')],
  ['a day that does not exist', matter.replace('2026-11-02', '2026-02-30')],
  ['no front matter', ''],
])('%s is refused', (_, front) => {
  expect(() => compile('Text.', front)).toThrow();
});

test('dead links, dead fragments, orphans and sentences that stand twice are found', () => {
  const text = `A first sentence that has more than six words. [x](/nothing-here) [y](/example#nowhere)`;
  const pages = new Map([
    ['/example', compile(text)],
    [
      '/other',
      compilePage('/other', `${matter.replaceAll('xample', 'xtra').replace('made of', 'made with')}${text}`),
    ],
  ]);
  const found = checkContent({ pages, problems: [] }, '2026-11-22').map(
    ({ path, what }) => `${path}: ${what}`,
  );

  expect(found).toContain('/example: the link /nothing-here leads nowhere');
  expect(found).toContain('/example: the link /example#nowhere names a heading that is not there');
  expect(found).toContain('/other: no menu and no other page leads here');
  expect(found.join('\n')).toContain('/other: the sentence "A first sentence');
});
