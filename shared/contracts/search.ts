import { z } from 'zod';
import { maxSearchCharacters, minSearchCharacters } from './search-limits.ts';

/** The part of the catalogue to search (spec, section 4): personal cars, or business cars and vans. */
export const productFilters = ['personal-contract-hire', 'contract-hire'] as const;
export type ProductFilter = (typeof productFilters)[number];

const termFault = `Please type ${minSearchCharacters} to ${maxSearchCharacters} characters.`;

/** A question to the site search: the text with single spaces, and the product. */
export const searchQuery = z.object({
  text: z
    .string(termFault)
    .max(4 * maxSearchCharacters, termFault)
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(minSearchCharacters, termFault).max(maxSearchCharacters, termFault)),
  product: z.enum(productFilters, 'Please choose one of the products.').default('personal-contract-hire'),
});
export type SearchQuery = z.infer<typeof searchQuery>;

const words = z.string().trim().min(1).max(300);
const pence = z.int().positive().max(100_000_000);

/**
 * One result, in the spec's own names. `price` and `sale_price` are the monthly rental in pence, never both:
 * `sale_price` when the vehicle is a special offer. Each comes with the words that say what it is. Pages that are not
 * about a vehicle have no price.
 */
export const searchHit = z
  .object({
    title: words,
    /** Path of this site, or an https address elsewhere. */
    link: z.string().min(1).max(2000),
    image_link: z.string().min(1).max(2000).optional(),
    price: pence.optional(),
    sale_price: pence.optional(),
    /** True monthly cost in pence at the same profile; absent from an index that does not have it. */
    true_cost: pence.optional(),
    /** Price on application: a vehicle without a rate at the usual profile. */
    ispoa: z.boolean(),
    description: z.string().trim().max(500),
    body_type: words.optional(),
    fuel: words.optional(),
    transmission: words.optional(),
    drive_train: words.optional(),
    vat: z.enum(['inc VAT', 'ex VAT']).optional(),
    /** The profile that gives the price: "36 months, 10,000 miles a year, 6 months up front, not maintained". */
    profile: words.optional(),
    /** The rest of the minimum price line: initial rental, fee, payments and total, subject to status. */
    cost: words.optional(),
  })
  .refine(isPriceWhole, 'a price needs its VAT, profile and cost, and there is one at most');
export type SearchHit = Readonly<z.infer<typeof searchHit>>;

/** The answer of `GET /api/search`. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly understood?: Understood;
}

/** What a sentence was understood to ask for. */
export interface Understood {
  /** More than one where ranges of several makes are asked for. */
  readonly deals: readonly UnderstoodDeals[];
  /** Pages that answer a question, the best first. */
  readonly texts: readonly { readonly title: string; readonly href: string }[];
  /** The words that were not taken, as they were typed. */
  readonly left: readonly string[];
}

/** A list of deals: its address, how many there are, and each thing that was understood with the address without it. */
export interface UnderstoodDeals {
  readonly href: string;
  /** "12 deals" */
  readonly count: string;
  /** Where there is no deal today: the list then shows what comes nearest. */
  readonly isEmpty?: true;
  readonly chips: readonly { readonly label: string; readonly href: string }[];
}

interface PriceFields {
  readonly price?: number | undefined;
  readonly sale_price?: number | undefined;
  readonly vat?: string | undefined;
  readonly profile?: string | undefined;
  readonly cost?: string | undefined;
}

function isPriceWhole({ price, sale_price, vat, profile, cost }: PriceFields): boolean {
  if (price === undefined && sale_price === undefined) return true;
  return (price === undefined || sale_price === undefined) && Boolean(vat && profile && cost);
}
