import express, { type Request, type Response, Router } from 'express';
import { HttpError, InvalidInputError, MovedError } from '#server/platform/http/errors.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { enquiryReceivedPath } from '#shared/pages/enquiries/received/enquiry-received-path.ts';
import type { EnquiryServices } from './enquiry-services.ts';
import { type AnswerWithForm, toTypedValues } from './form-answer.ts';
import { type FindAccountId, takeEnquiry, toBody } from './take-enquiry.ts';

interface RouteParts {
  readonly services: EnquiryServices;
  readonly findAccountId: FindAccountId;
  readonly answerWithForm: AnswerWithForm;
}

/** Bounds of a posted form. */
export const readForm = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 });

/**
 * `POST` to the page of each enquiry: checked, stored, and answered with the way to its receipt (303, or JSON for a
 * script). A refused enquiry comes back on its page with the faults and what the visitor typed.
 */
export function enquiryRoutes(parts: RouteParts): Router {
  const router = Router();
  for (const definition of Object.values(enquiryDefinitions)) {
    router.post(definition.path, readForm, async (req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      try {
        const { reference } = await takeEnquiry(definition, req, parts);
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

interface FaultAnswer {
  readonly req: Request;
  readonly res: Response;
  readonly parts: RouteParts;
}

/** Shows on the form what the visitor can correct or try again; throws every other fault to the error responder. */
async function answerFault(fault: unknown, { req, res, parts }: FaultAnswer): Promise<void> {
  if (!(fault instanceof HttpError) || fault instanceof MovedError || fault.status === 404) throw fault;
  const { status, message, retryAfterSeconds } = fault;
  const fields = fault instanceof InvalidInputError ? fault.fields : {};
  if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
  // At 409 the page itself has changed: without a message the script posts the form plainly, which loads the new page.
  if (wantsJson(req))
    return void res.status(status).json({ status, fields, ...(status !== 409 && { message }) });
  const values = toTypedValues(toBody(req));
  await parts.answerWithForm(req, res, { status, form: { csrf: '', values, faults: { message, fields } } });
}
