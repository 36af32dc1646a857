import express, { type Request, type RequestHandler, type Response } from 'express';
import { HttpError } from '#server/platform/http/errors.ts';
import { toBody } from '#server/platform/http/form-answer.ts';
import { toTypedText } from '#shared/enquiries/field-schemas.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import { requireStaffToken } from './staff-visit.ts';

const parseUrlencoded = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 });

/** Reads a posted form, without the control characters that the database refuses. Throws for one that is too large. */
export async function parseStaffForm(req: Request, res: Response): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    parseUrlencoded(req, res, (fault?: unknown) => (fault ? reject(fault) : resolve())),
  );
  req.body = Object.fromEntries(Object.entries(toBody(req)).map(([name, value]) => [name, toClean(value)]));
}

function toClean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toClean);
  return typeof value === 'string' ? toTypedText(value) : value;
}

/** Routes that read a form with files, and the token in it, themselves. */
function readsOwnBody(req: Request): boolean {
  return req.originalUrl === staffCataloguePaths.upload && req.is('multipart/form-data') !== false;
}

/** Reads a posted form and checks its token. Nothing else may change anything here. */
export const readStaffForm: RequestHandler = async (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  if (req.method === 'POST' && readsOwnBody(req)) return next();
  if (req.method !== 'POST' || !req.is('urlencoded'))
    throw new HttpError(415, 'We can’t accept this format.');
  await parseStaffForm(req, res);
  requireStaffToken(req, toBody(req).csrf);
  next();
};
