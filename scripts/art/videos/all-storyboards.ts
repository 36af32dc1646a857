import { companyCarTax } from './boards/company-car-tax.ts';
import { handBack } from './boards/hand-back.ts';
import { leaseCost } from './boards/lease-cost.ts';
import { payload } from './boards/payload.ts';
import { upFront } from './boards/up-front.ts';
import { yourMiles } from './boards/your-miles.ts';
import type { Storyboard } from './storyboard.ts';

/** Every video of the site. */
export const storyboards: readonly Storyboard[] = [
  leaseCost,
  upFront,
  yourMiles,
  companyCarTax,
  payload,
  handBack,
];
