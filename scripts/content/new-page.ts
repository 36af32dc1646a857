/** The template that a page at an address has, as far as its folder tells. */
const templates: readonly (readonly [address: RegExp, template: string])[] = [
  [/\/guides\//, 'guide'],
  [/^flix\//, 'video'],
  [/^events\//, 'event'],
  [/^(?:news|vehicle-care|car-finance-advice|company-fleet-support)\//, 'article'],
];

/** A file to start from: what must be filled in fails the check until it is. */
export function newPage(address: string, today: string): string {
  const template = templates.find(([pattern]) => pattern.test(address))?.[1] ?? 'landing';
  const name = address.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return `---
template: ${template}
title: ${title}
description:
label: ${title}
published: ${today}
updated: ${today}
author: Leasing editor
summary:
related:
sources:
faqs:
---

Answer the question of the title here, in one paragraph.

## What to do first
`;
}
