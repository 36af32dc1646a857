import type { MarkKind, WearLimit } from '#shared/tax/figures/wear-limits.ts';

/** What is measured on a part, in millimetres: a mark, or the tread of a tyre where it is lowest. */
export type MeasureKind = MarkKind | 'tread';

/** What a part of the vehicle is made of decides what is measured on it. */
const measuresOf = {
  panel: ['scratch', 'dent'],
  glass: ['chip'],
  wheel: ['scuff', 'tread'],
} as const satisfies Readonly<Record<string, readonly MeasureKind[]>>;

/** The parts to look at, in the order of a walk round the vehicle; the passenger's side in the UK is the left. */
const parts = [
  ['front-bumper', 'Front bumper', 'panel'],
  ['bonnet', 'Bonnet', 'panel'],
  ['windscreen', 'Windscreen', 'glass'],
  ['roof', 'Roof', 'panel'],
  ['right-wing', 'Front wing, driver’s side', 'panel'],
  ['right-front-wheel', 'Front wheel, driver’s side', 'wheel'],
  ['right-front-door', 'Front door, driver’s side', 'panel'],
  ['right-rear-door', 'Rear door, driver’s side', 'panel'],
  ['right-quarter', 'Rear wing, driver’s side', 'panel'],
  ['right-rear-wheel', 'Rear wheel, driver’s side', 'wheel'],
  ['boot', 'Boot or rear doors', 'panel'],
  ['rear-bumper', 'Rear bumper', 'panel'],
  ['left-quarter', 'Rear wing, passenger’s side', 'panel'],
  ['left-rear-wheel', 'Rear wheel, passenger’s side', 'wheel'],
  ['left-rear-door', 'Rear door, passenger’s side', 'panel'],
  ['left-front-door', 'Front door, passenger’s side', 'panel'],
  ['left-front-wheel', 'Front wheel, passenger’s side', 'wheel'],
  ['left-wing', 'Front wing, passenger’s side', 'panel'],
] as const;

export type PartId = (typeof parts)[number][0];

export interface VehiclePart {
  readonly id: PartId;
  readonly name: string;
  readonly measures: readonly MeasureKind[];
}

/** Every part of the check. */
export const vehicleParts: readonly VehiclePart[] = parts.map(([id, name, kind]) => ({
  id,
  name,
  measures: measuresOf[kind],
}));

/** Name of the form's field for what is measured on a part: "bonnet-scratch". */
export function measureField(id: PartId, kind: MeasureKind): `${PartId}-${MeasureKind}` {
  return `${id}-${kind}`;
}

/** Fair wear; damage; or in between, where only the funder can say. */
export type WearVerdict = 'fair' | 'ask' | 'damage';

/** What a mark of a length counts as. */
export function judgeMark(mm: number, { fairMm, damageAboveMm }: WearLimit): WearVerdict {
  if (mm <= fairMm) return 'fair';
  return mm <= damageAboveMm ? 'ask' : 'damage';
}

/** What a tread counts as: the standard asks for the least that is legal. */
export function judgeTread(mm: number, leastMm: number): WearVerdict {
  return mm >= leastMm ? 'fair' : 'damage';
}
