import express, { type Request, type Response, Router } from 'express';
import { HttpError, InvalidInputError, MovedError } from '#server/platform/http/errors.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { enquiryDefinitions } from '#shared/enquiries/definitions.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import { fromField } from '#shared/enquiries/enquiry-fields.ts';
import { toFromPage } from '#shared/enquiries/from-page.ts';
import { enquirySchemas } from '#shared/enquiries/schemas.ts';
import { enquiryReceivedPath } from '#shared/pages/enquiries/received/enquiry-received-path.ts';
import type { AnswerWithForm } from './answer-with-form.ts';
import type { EnquiryServices } from './enquiry-services.ts';
import type { EnquiryReceipt } from './enquiry-store.ts';
import { keepViewedDeal } from './keep-viewed-deal.ts';
import { parseEnquiry, readConsents } from './parse-enquiry.ts';
import { preparers } from './preparers.ts';
import { suspectRobot } from './suspect-robot.ts';
import { toTypedValues } from './to-typed-values.ts';

interface RouteParts {
  readonly services: EnquiryServices;
  readonly answerWithForm: AnswerWithForm;
}

/** Bounds of a posted form. */
export const readForm = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 });

/**
 * `POST` to the page of each enquiry: checked, stored, and answered with the way to its receipt (303, or JSON for a
 * script). What is wrong comes back on the page with what was typed.
 */
export function enquiryRoutes(parts: RouteParts): Router {
  const router = Router();
  for (const definition of Object.values(enquiryDefinitions)) {
    router.post(definition.path, readForm, async (req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      try {
        const { reference } = await takeEnquiry(definition, req, parts.services);
        const next = enquiryReceivedPath(reference);
        if (wantsJson(req)) res.json({ status: 200, next });
        else res.redirect(303, next);
      } catch (fault) {
        await answerFault(fault, { req, res, parts });
      }
    });
  }
  return router;
}

async function takeEnquiry(
  definition: EnquiryDefinition,
  req: Request,
  services: EnquiryServices,
): Promise<EnquiryReceipt> {
  const { kind } = definition;
  const schema = enquirySchemas[kind];
  if (!schema) throw new Error(`The enquiry ${kind} has no schema.`);
  const body = toBody(req);
  const fields = parseEnquiry(schema, definition, body);
  await services.limits.count('enquiryByAddress', toAddressKey(req.ip));
  const search = new URLSearchParams(req.originalUrl.split('?')[1] ?? '');
  const additions = await preparers[kind]?.({ fields, search, body }, services);
  const fromPage = findFromPage(body[fromField], req.get('referer'), services.site);
  const snapshot = { ...additions?.snapshot, ...keepViewedDeal({ kind, fromPage }, services) };
  return services.enquiries.store({
    kind,
    page: toPage(definition.path, search),
    fromPage,
    fields,
    consents: readConsents(definition, body),
    isSuspected: suspectRobot(body),
    ...(Object.keys(snapshot).length > 0 && { snapshot }),
  });
}

/** The page that the form names, else the one that the browser names: without scripts the form's own. */
function findFromPage(named: unknown, referer: string | undefined, { origin }: EnquiryServices['site']) {
  return toFromPage(named, origin) ?? toFromPage(referer, origin);
}

/** The same page has the same name, however its query was written. */
function toPage(path: string, search: URLSearchParams): string {
  const ordered = new URLSearchParams(search);
  ordered.sort();
  return `${path}?${ordered}`.slice(0, 1000);
}

function toBody({ body }: Request): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? body : {};
}

interface FaultAnswer {
  readonly req: Request;
  readonly res: Response;
  readonly parts: RouteParts;
}

/** What the visitor can put right, or try again, is said on the form; everything else is the error responder's. */
async function answerFault(fault: unknown, { req, res, parts }: FaultAnswer): Promise<void> {
  if (!(fault instanceof HttpError) || fault instanceof MovedError || fault.status === 404) throw fault;
  const { status, message, retryAfterSeconds } = fault;
  const fields = fault instanceof InvalidInputError ? fault.fields : {};
  if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
  // Without a message the script sends the form plainly, and the page comes back as it is now.
  if (wantsJson(req))
    return void res.status(status).json({ status, fields, ...(status !== 409 && { message }) });
  const values = toTypedValues(toBody(req));
  await parts.answerWithForm(req, res, { status, form: { csrf: '', values, faults: { message, fields } } });
}
