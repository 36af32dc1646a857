import { Router } from 'express';
import { type AnswerWithForm, answerFormFault, readForm } from '#server/platform/http/form-answer.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { enquiryReceivedPath } from '#shared/pages/enquiries/received/enquiry-received-path.ts';
import type { EnquiryServices } from './enquiry-services.ts';
import { type FindAccountId, takeEnquiry } from './take-enquiry.ts';

interface RouteParts {
  readonly services: EnquiryServices;
  readonly findAccountId: FindAccountId;
  readonly answerWithForm: AnswerWithForm;
}

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
        await answerFormFault(fault, { req, res, answerWithForm: parts.answerWithForm });
      }
    });
  }
  return router;
}
