import type { Request } from 'express';
import type { z } from 'zod';
import type { ConsentRecord, EnquiryReceipt, NewEnquiry } from '#server/enquiries/enquiry-store.ts';
import { type KeptDeal, keepDeal } from '#server/enquiries/kept-deal.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { toBody } from '#server/platform/http/form-answer.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { requestQuotePath } from '#shared/contracts/enquiry-paths.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { consentField, type EnquiryFields, fromField, trapField } from '#shared/enquiries/enquiry-fields.ts';
import { enquiryDefinitions, enquirySchemas } from '#shared/enquiries/enquiry-kinds.ts';
import { findFaults, toFromPage } from '#shared/enquiries/find-faults.ts';
import { parseVehiclePath } from '#shared/routes/parse-vehicle-path.ts';
import type { EnquiryServices, Prepare } from './enquiry-services.ts';
import { findNamedDeal } from './find-quoted-deal.ts';
import { prepareCallback } from './prepare-callback.ts';
import { prepareCompetition } from './prepare-competition.ts';
import { prepareQuote } from './prepare-quote.ts';

/** Keeps the lease that a vehicle is sold against, as the catalogue has it now; nothing when the page names none. */
const prepareSale: Prepare = async ({ search }, { catalogue }) => {
  const deal = catalogue.isLoaded() ? findNamedDeal(catalogue.snapshot(), search) : undefined;
  return deal ? { snapshot: keepDeal(deal) } : {};
};

/** Kinds of enquiry that need further checks or store a snapshot. */
const preparers: Partial<Readonly<Record<EnquiryKind, Prepare>>> = {
  callback: prepareCallback,
  quote: prepareQuote,
  'sell-car': prepareSale,
  'sell-van': prepareSale,
  competition: prepareCompetition,
};

/** The account that the sender of a request is signed in to; undefined for everybody else. Never throws. */
export type FindAccountId = (req: Request) => Promise<string | undefined>;

interface TakeParts {
  readonly services: EnquiryServices;
  readonly findAccountId: FindAccountId;
}

/**
 * Checks a posted form and stores the enquiry, with what was true at that moment. Throws `InvalidInputError` with one
 * message for each field at fault, `TooManyRequestsError`, and what the preparer of its kind and the store throw.
 */
export async function takeEnquiry(
  definition: EnquiryDefinition,
  req: Request,
  { services, findAccountId }: TakeParts,
): Promise<EnquiryReceipt> {
  const { kind, handling } = definition;
  const body = toBody(req);
  const fields = parseFields(enquirySchemas[kind], definition, body);
  await services.limits.count('enquiryByAddress', toAddressKey(req.ip));
  const search = readQuery(req);
  const prepared = await preparers[kind]?.({ fields, search }, services);
  const fromPage = findFromPage(body[fromField], req.get('referer'), services.site);
  const snapshot = { ...prepared?.snapshot, ...keepViewedDeal({ kind, fromPage }, services) };
  return services.enquiries.store({
    kind,
    page: toPage(definition.path, search),
    fromPage,
    fields,
    ...(handling.isInAccount && { accountId: await findAccountId(req) }),
    consents: readConsents(definition, body),
    isSuspected: isSuspected(body),
    ...(Object.keys(snapshot).length > 0 && { snapshot }),
  });
}

function parseFields(
  schema: z.ZodType<EnquiryFields>,
  definition: EnquiryDefinition,
  body: Readonly<Record<string, unknown>>,
): EnquiryFields {
  const faults = findFaults(schema, definition, body);
  if (Object.keys(faults).length > 0) throw new InvalidInputError(faults);
  return schema.parse(body);
}

/**
 * The page that the script wrote into the form, else the referring page, which without scripts is the form's own page.
 */
function findFromPage(named: unknown, referer: string | undefined, { origin }: EnquiryServices['site']) {
  return toFromPage(named, origin) ?? toFromPage(referer, origin);
}

/** The page's path with its query sorted, so that the same page always has the same name. */
function toPage(path: string, search: URLSearchParams): string {
  const ordered = new URLSearchParams(search);
  ordered.sort();
  return `${path}?${ordered}`.slice(0, 1000);
}

/** For the consent log: every wording that the visitor read, and whether its box was ticked. */
function readConsents(
  { consents }: EnquiryDefinition,
  body: Readonly<Record<string, unknown>>,
): readonly ConsentRecord[] {
  const ticked = new Set([body[consentField]].flat());
  return consents.map(({ purpose, wording }) => ({ purpose, wording, isGiven: ticked.has(purpose) }));
}

/** This many links mark an enquiry as sent by a robot. */
const maxLinks = 5;

/**
 * Whether a robot may have sent this: the field that people never see is filled in, or there are many links. There is
 * no captcha, and nothing is thrown away: a suspected enquiry is stored and waits for staff.
 */
function isSuspected(body: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.values(body).filter((value) => typeof value === 'string');
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  return (body[trapField] ?? '') !== '' || links > maxLinks;
}

/** The deal on the page that the visitor came from, as it is now; empty when that page is not about one deal. */
function keepViewedDeal(
  { kind, fromPage }: Pick<NewEnquiry, 'kind' | 'fromPage'>,
  { catalogue }: Pick<EnquiryServices, 'catalogue'>,
): { readonly viewed?: KeptDeal } {
  const { isAboutViewedDeal } = enquiryDefinitions[kind].handling;
  if (!isAboutViewedDeal || fromPage === undefined || !catalogue.isLoaded()) return {};
  const snapshot = catalogue.snapshot();
  const deal = findNamedDeal(snapshot, toDealQuery(fromPage));
  if (!deal) return {};
  const hasRates = snapshot.listRates(deal.dealType, deal.vehicle.vehicleRef).length > 0;
  // Where the profile has no price, the page showed the price of another profile, so staff get only the page's address.
  return deal.price || !hasRates ? { viewed: keepDeal(deal) } : {};
}

/**
 * The query string that names a deal. A quote page has it; for a vehicle page it is made from the path and the profile
 * in the query.
 */
function toDealQuery(fromPage: string): URLSearchParams {
  const [path = '', query] = fromPage.split('?');
  const search = new URLSearchParams(query);
  if (path === requestQuotePath) return search;
  const { dealType = '', vehicleRef = '' } = parseVehiclePath(path) ?? {};
  search.set('dealType', dealType);
  search.set('vehicleRef', vehicleRef);
  return search;
}
