import express, { type Request, type Response } from 'express';
import { z } from 'zod';
import { toBody } from '#server/platform/http/form-answer.ts';
import { toTypedText } from '#shared/enquiries/field-schemas.ts';
import { reasonFields } from '#shared/pages/staff/staff-fields.ts';

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

/** What may be typed into a field of a staff form; it may be empty. */
export function staffText({
  maxLength,
  tooLong = 'This is too long.',
}: {
  maxLength: number;
  tooLong?: string;
}) {
  return z.string().trim().max(maxLength, tooLong);
}

/** A reason that has to be given. */
export const staffReason = staffText(reasonFields.reason).min(3, 'Say why, in a few words.');
