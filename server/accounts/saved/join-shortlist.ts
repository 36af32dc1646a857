import type { Request, Response } from 'express';
import type { AccountServices } from '#server/accounts/account-parts.ts';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { findComparedDeal } from '#server/catalogue/compared-deals.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { parseShortlist, type ShortlistedDeal, shortlistCookie } from '#shared/deals/shortlist.ts';
import { toShortlistedPrice } from '#shared/deals/shortlisted-price.ts';
import type { NewSavedDeal } from './saved-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface JoinParts {
  readonly services: Pick<AccountServices, 'saved' | 'catalogue'>;
  readonly accountId: string;
}

/**
 * Moves the deals of the shortlist's cookie into the account, at the prices and days of their saving; what the account
 * has already stays as it is there. The cookie goes once all are moved: an account that is full, or a database that is
 * away, leaves it.
 */
export async function joinShortlist(
  req: Request,
  res: Response,
  { services: { saved, catalogue }, accountId }: JoinParts,
): Promise<void> {
  const cookies: Readonly<Record<string, unknown>> = req.cookies ?? {};
  const text = cookies[shortlistCookie.name];
  const deals = typeof text === 'string' ? parseShortlist(text) : [];
  if (deals.length === 0) return;
  try {
    // The list of an account is in the order of saving, last first, and so is the cookie.
    for (const deal of deals.toReversed()) {
      const offer = toOffer(deal, catalogue.snapshot());
      if (offer) await saved.deals.add(accountId, offer);
    }
  } catch (error) {
    if (error instanceof InvalidInputError) return;
    throw error;
  }
  res.clearCookie(shortlistCookie.name, { path: '/' });
}

/** The deal as an account keeps it; undefined when it is no longer offered. */
function toOffer({ item, savedDay, price }: ShortlistedDeal, snapshot: Snapshot): NewSavedDeal | undefined {
  const deal = findComparedDeal(snapshot, defaultProfile, item);
  if (!deal) return undefined;
  const { vehicleRef, dealType } = deal;
  const profile = toLease(snapshot, deal);
  const savedAt = new Date(Math.min(siteNow(), savedDay * dayMs));
  const figures = price && toShortlistedPrice(price, profile, dealTypes[dealType].vat);
  return { vehicleRef, dealType, profile, savedAt, ...(figures && { price: figures }) };
}
