import type { NextFunction, Request, Response } from 'express';

/** Marks a personal answer as not to be stored by any cache. */
export function noStore(_req: Request, res: Response, next: NextFunction): void {
  res.setHeader('Cache-Control', 'no-store');
  next();
}
