import type { NextFunction, Request, Response } from 'express';

/** Personal answers are kept by nobody. */
export function noStore(_req: Request, res: Response, next: NextFunction): void {
  res.setHeader('Cache-Control', 'no-store');
  next();
}
