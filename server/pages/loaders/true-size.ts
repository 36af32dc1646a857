import { findShape } from '#shared/deals/find-shape.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { Plan } from '#shared/drawings/plan.ts';
import { planViewOf } from '#shared/drawings/plan-view.ts';
import { plans } from '#shared/drawings/plans/all-plans.ts';
import { silhouetteOf } from '#shared/drawings/silhouette.ts';
import type { TrueSize } from '#shared/ui/true-size/true-size-data.ts';

/** The vehicle's lines at its own size; undefined when its length, height or body type is not known. */
export function toTrueSize(vehicle: Vehicle): TrueSize | undefined {
  const { lengthMm, heightMm, widthMm, wheelbaseMm } = vehicle;
  const shape = findShape(vehicle);
  if (!shape || lengthMm === undefined || heightMm === undefined) return undefined;
  const plan: Plan = plans[shape];
  const own = { length: lengthMm / 10, height: heightMm / 10 };
  return {
    lengthMm,
    heightMm,
    side: silhouetteOf(plan, { ...own, wheelbase: wheelbaseMm && wheelbaseMm / 10 }),
    ...(widthMm !== undefined && {
      widthMm,
      above: planViewOf(plan, { length: own.length, width: widthMm / 10 }),
    }),
  };
}
