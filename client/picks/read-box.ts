import type { DealType } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { PickedDeal } from './picked-deals.ts';

/** The deal that a box stands for, with its drawing: that of its card, or of the vehicle's page. */
export function readBox(box: HTMLInputElement): PickedDeal {
  const [vehicleRef = '', word] = box.value.split('.');
  const near = box.closest('article') ?? document.getElementById('main');
  return {
    vehicleRef,
    dealType: (word as DealType | undefined) ?? 'personal',
    name: box.ariaLabel?.replace('Compare ', '') ?? '',
    image: near?.querySelector('img')?.src ?? '',
  };
}

/** The lease that the prices of the boxes' page are for, as the form of the boxes has it. */
export function readProfile(form: HTMLFormElement | null): LeaseProfile {
  const fields = form ? new FormData(form) : new FormData();
  return parseProfile({ get: (name: string) => fields.get(name)?.toString() ?? null }).profile;
}
