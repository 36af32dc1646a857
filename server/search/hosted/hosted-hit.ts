import { z } from 'zod';
import { isOwnPath } from '#server/platform/http/redirect-to.ts';
import { type SearchHit, searchHit } from '#shared/contracts/search.ts';

/** The origins whose links and pictures may be shown. */
export interface HitPlace {
  readonly siteOrigin: string;
  /** Origin of vehicle pictures; empty means this site. */
  readonly imageHost: string;
}

const optionalText = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || undefined);
/** Pounds, as a number or as feeds write them: "245.99 GBP". */
const pounds = z
  .union([z.number(), z.string().regex(/^£?\d{1,6}(?:\.\d{1,2})?(?: GBP)?$/)])
  .nullish()
  .transform((price) => {
    const pence = Math.round(Number.parseFloat(String(price ?? '').replace('£', '')) * 100);
    return pence > 0 ? pence : undefined;
  });

/** A document of the hosted index. Only the fields that every hit needs are required. */
const hostedDocument = z.object({
  title: z.string(),
  link: z.string(),
  image_link: optionalText,
  price: pounds,
  sale_price: pounds,
  true_cost: pounds,
  ispoa: z.union([z.boolean(), z.literal(['true', 'false'])]).nullish(),
  description: optionalText,
  body_type: optionalText,
  fuel: optionalText,
  transmission: optionalText,
  drive_train: optionalText,
  vat: optionalText,
  profile: optionalText,
  cost: optionalText,
});

/**
 * A document as a hit; undefined when it may not be shown: its link must be a path of ours or https. A price
 * without its VAT, profile and cost is left out, and so is a picture that the security policy would refuse.
 */
export function toHostedHit(document: unknown, place: HitPlace): SearchHit | undefined {
  const read = hostedDocument.safeParse(document).data;
  const link = read && toSafeLink(read.link, place.siteOrigin);
  if (!read || !link) return undefined;
  const { price, sale_price, true_cost, image_link, vat, profile, cost, ispoa, description, ...facts } = read;
  const isPriced = Boolean(price ?? sale_price) && Boolean(vat && profile && cost);
  const hit = {
    ...facts,
    link,
    image_link: image_link && toSafeImage(image_link, place),
    ispoa: !isPriced && String(ispoa) === 'true',
    description: (description ?? '').slice(0, 500),
    ...(isPriced && { ...(sale_price ? { sale_price } : { price }), true_cost, vat, profile, cost }),
  };
  const present = Object.entries(hit).filter(([, value]) => value !== undefined);
  return searchHit.safeParse(Object.fromEntries(present)).data;
}

/**
 * A path for an address of ours, any other https address unchanged; undefined for `javascript:`, `//elsewhere` and so
 * on.
 */
function toSafeLink(link: string, siteOrigin: string): string | undefined {
  if (isOwnPath(link)) return link;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.origin === siteOrigin) return toOwnPath(url);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

function toOwnPath({ pathname, search, hash }: URL): string | undefined {
  const path = pathname + search + hash;
  return isOwnPath(path) ? path : undefined;
}

function toSafeImage(image: string, { siteOrigin, imageHost }: HitPlace): string | undefined {
  if (isOwnPath(image)) return image;
  const origin = URL.canParse(image) ? new URL(image).origin : undefined;
  const isKnown = origin !== undefined && (origin === siteOrigin || origin === imageHost);
  return isKnown ? new URL(image).href : undefined;
}
