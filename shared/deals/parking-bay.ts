import type { Vehicle } from './vehicle.ts';

/** The usual marked bay of British car parks: 2.4 by 4.8 metres. No law fixes it, and newer ones are often larger. */
export const bayMm = { length: 4_800, width: 2_400 } as const;

/** One decimal: 520 is "0.5 m". */
function roughMetres(mm: number): string {
  return `${(mm / 1000).toFixed(1)} m`;
}

/** How a vehicle fits a usual bay, in one sentence; undefined when its length is not known. */
export function bayWords({ lengthMm, widthMm }: Pick<Vehicle, 'lengthMm' | 'widthMm'>): string | undefined {
  if (lengthMm === undefined) return undefined;
  const left = bayMm.length - lengthMm;
  const bay = 'a typical 4.8 m UK parking bay';
  if (left >= 50) return `It leaves ${roughMetres(left)} free in ${bay}${sideWords(', and', widthMm)}.`;
  if (left > -50) return `It’s as long as ${bay}${sideWords(', with', widthMm)}.`;
  return `It’s ${roughMetres(-left)} longer than ${bay}${sideWords(', with', widthMm)}.`;
}

function sideWords(start: string, widthMm: number | undefined): string {
  if (widthMm === undefined || widthMm > bayMm.width) return '';
  return `${start} ${roughMetres((bayMm.width - widthMm) / 2)} on each side without the mirrors`;
}
