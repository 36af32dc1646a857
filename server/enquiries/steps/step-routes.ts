import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { AnswerWithForm } from '#server/enquiries/answer-with-form.ts';
import { readForm } from '#server/enquiries/enquiry-routes.ts';
import type { EnquiryServices } from '#server/enquiries/enquiry-services.ts';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import { checkEligibility } from './check-eligibility.ts';
import { lookUpPlate } from './look-up-plate.ts';
import type { Step } from './step.ts';

interface StepParts {
  readonly services: EnquiryServices;
  readonly answerWithForm: AnswerWithForm;
}

const steps: readonly { readonly path: string; readonly name: string; readonly run: Step }[] = [
  { path: enquiriesPages.sellCar.path, name: 'look-up', run: lookUpPlate },
  { path: enquiriesPages.sellVan.path, name: 'look-up', run: lookUpPlate },
  { path: enquiriesPages.eligibility.path, name: 'check', run: checkEligibility },
];

/**
 * `POST <page>?step=<name>`: what comes before an enquiry is sent. Nothing is stored; the answer is the page itself
 * with more on it, the same with scripts and without, and nobody keeps it.
 */
export function stepRoutes(parts: StepParts): Router {
  const router = Router();
  for (const { path, name, run } of steps)
    router.post(path, onlyStep(name), readForm, async (req, res) => answerStep(run, { req, res, parts }));
  return router;
}

/** Leaves what is no such step to the enquiry's own route. */
function onlyStep(name: string): RequestHandler {
  return (req, _res, next) => {
    const query = new URLSearchParams(req.originalUrl.split('?')[1] ?? '');
    next(query.get('step') === name ? undefined : 'route');
  };
}

interface StepAnswer {
  readonly req: Request;
  readonly res: Response;
  readonly parts: StepParts;
}

async function answerStep(run: Step, { req, res, parts }: StepAnswer): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  const body = typeof req.body === 'object' && req.body !== null ? req.body : {};
  const { retryAfterSeconds, ...answer } = await run({ body, address: req.ip }, parts.services);
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', retryAfterSeconds);
  await parts.answerWithForm(req, res, answer);
}
