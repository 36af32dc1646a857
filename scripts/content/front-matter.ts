import { z } from 'zod';
import { contentTools } from '#shared/content/content-page.ts';

const date = z.iso.date();
const words = z.string().trim().min(10);
const sentence = words.max(400);
/** An address of this site: a path, perhaps with a query or a fragment. */
const address = z.string().regex(/^\/[\w\-/.]*(?:\?[\w\-=&,.%]+)?(?:#[\w-]+)?$/);
const faqs = z
  .array(z.strictObject({ question: z.string().endsWith('?').max(150), answer: words.max(1200) }))
  .default([]);

const common = {
  title: z.string().min(10).max(60),
  heading: z.string().max(90).optional(),
  description: z.string().min(70).max(160),
  label: z.string().min(2).max(40),
  published: date,
  updated: date,
  author: z.enum([
    'Leasing editor',
    'Business leasing editor',
    'Van leasing editor',
    'Electric vehicle editor',
    'News editor',
    'Compliance team',
  ]),
  sources: z
    .array(z.strictObject({ name: z.string().min(3), url: z.url({ protocol: /^https$/ }), checked: date }))
    .default([]),
  faqs,
  related: z.array(address).max(4).default([]),
  deals: z.strictObject({ heading: z.string().max(70), path: address }).optional(),
};

const oneToThree = z.array(sentence).min(1).max(3);

/** The front matter of each template; a field that is not named here is a mistake. */
export const frontMatter = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.literal('guide'),
    ...common,
    summary: z.array(sentence).length(3),
    related: z.array(address).min(2).max(4),
  }),
  z.strictObject({ template: z.literal('article'), ...common, summary: oneToThree }),
  z.strictObject({
    template: z.literal('legal'),
    ...common,
    version: z.int().min(1),
    effective: date,
    changes: z.array(z.strictObject({ version: z.int().min(1), effective: date, what: sentence })).min(1),
  }),
  z.strictObject({ template: z.literal('landing'), ...common, summary: oneToThree.optional() }),
  z.strictObject({
    template: z.literal('faq'),
    ...common,
    groups: z.array(z.strictObject({ heading: z.string().max(60), faqs: faqs.unwrap().min(2) })).min(2),
  }),
  z.strictObject({
    template: z.literal('list'),
    ...common,
    terms: z.array(
      z.strictObject({
        term: z.string().min(2).max(50),
        means: words.max(600),
        also: z.string().optional(),
      }),
    ),
  }),
  z.strictObject({
    template: z.literal('video'),
    ...common,
    summary: oneToThree,
    category: z.string().regex(/^[a-z][a-z-]+$/),
    file: z.string().regex(/^[\w-]+$/),
    durationSeconds: z.int().min(1).max(1200),
    chapters: z
      .array(z.strictObject({ at: z.int().min(0), label: z.string().max(60) }))
      .min(2)
      .refine(([first]) => first?.at === 0, 'the first chapter begins at 0'),
  }),
  z.strictObject({
    template: z.literal('event'),
    ...common,
    summary: oneToThree,
    startsAt: z.iso.datetime({ local: true, precision: -1 }),
    endsAt: z.iso.datetime({ local: true, precision: -1 }),
    place: z.strictObject({ name: z.string(), address: z.string() }).optional(),
    online: z.literal(true).optional(),
    booking: sentence,
  }),
]);

export type FrontMatter = z.infer<typeof frontMatter>;

const numbers = z.array(z.number()).min(2);
const chartCommon = {
  caption: z.string().min(5).max(140),
  unit: z.enum(['£', 'p', '%', 'miles', 'g/km', 'kWh', 'kg', 'mm', 'months']),
  note: sentence.optional(),
};

/** The body of `::: chart bars` and of `::: chart lines`. */
export const chartBodies = {
  bars: z.strictObject({ ...chartCommon, values: z.record(z.string(), z.number().min(0)) }),
  lines: z.strictObject({
    ...chartCommon,
    x: z.string().max(40),
    at: numbers,
    values: z.record(z.string(), z.array(z.number().min(0)).min(2)),
  }),
};

export const toolName = z.enum(contentTools);
