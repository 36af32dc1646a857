import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { EnquiryServices } from '#server/enquiries/receive/enquiry-services.ts';
import { type AnswerWithForm, readForm, toBody, toTypedValues } from '#server/platform/http/form-answer.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import { type EnquiryStep, stepParameter } from '#shared/enquiries/enquiry-steps.ts';
import { findFaults } from '#shared/enquiries/find-faults.ts';
import { eligibilityAnswersSchema } from '#shared/enquiries/kinds/eligibility-questions.ts';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import { lookUpPlate, type Step } from './look-up-plate.ts';

interface StepParts {
  readonly services: EnquiryServices;
  readonly answerWithForm: AnswerWithForm;
}

const steps: readonly { readonly path: string; readonly name: EnquiryStep; readonly run: Step }[] = [
  { path: enquiriesPages.sellCar.path, name: 'look-up', run: lookUpPlate },
  { path: enquiriesPages.sellVan.path, name: 'look-up', run: lookUpPlate },
  { path: enquiriesPages.eligibility.path, name: 'check', run: checkEligibility },
];

/**
 * `POST <page>?step=<name>`: what a page asks before its enquiry is sent. Nothing is stored; the answer is the page
 * with more on it, the same with scripts and without, and it is never cached.
 */
export function stepRoutes(parts: StepParts): Router {
  const router = Router();
  for (const { path, name, run } of steps)
    router.post(path, onlyStep(name), readForm, async (req, res) => answerStep(run, { req, res, parts }));
  return router;
}

/** Passes any other post on to the route of the enquiry itself. */
function onlyStep(name: EnquiryStep): RequestHandler {
  return (req, _res, next) => {
    const query = readQuery(req);
    next(query.get(stepParameter) === name ? undefined : 'route');
  };
}

interface StepAnswer {
  readonly req: Request;
  readonly res: Response;
  readonly parts: StepParts;
}

async function answerStep(run: Step, { req, res, parts }: StepAnswer): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  const { retryAfterSeconds, ...answer } = await run({ body: toBody(req), address: req.ip }, parts.services);
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', retryAfterSeconds);
  await parts.answerWithForm(req, res, answer);
}

/**
 * Sends the answers back to their page, whose loader judges them, or shows a message beside each question that was left
 * out.
 */
async function checkEligibility({ body }: Parameters<Step>[0]): ReturnType<Step> {
  const fields = findFaults(eligibilityAnswersSchema, { consents: [] }, body);
  const isComplete = Object.keys(fields).length === 0;
  const faults = isComplete ? { fields } : { fields, message: 'Answer every question.' };
  return { status: isComplete ? 200 : 400, form: { csrf: '', values: toTypedValues(body), faults } };
}
