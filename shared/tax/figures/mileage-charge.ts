import type { OpenEndedFigures } from './dated-figures.ts';

interface MileageCharge {
  /** The first month in which it is charged: yyyy-MM. */
  readonly fromMonth: string;
  /** Tenths of a penny a mile. */
  readonly electricTenths: number;
  readonly plugInHybridTenths: number;
}

/** What cars with a plug are to pay for each mile, besides road tax. Announced; the rules are not final. */
export const mileageCharge: OpenEndedFigures<MileageCharge> = {
  title: 'Mileage charge of electric and plug-in hybrid cars, announced for April 2028',
  from: '2025-11-26',
  source: 'HM Treasury, Budget 2025',
  sureness: 'several-reports',
  checkedOn: '2026-11-23',
  value: { fromMonth: '2028-04', electricTenths: 30, plugInHybridTenths: 15 },
};
