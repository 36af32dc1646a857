import { allDealTypes, type DealType } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { PickedDeal } from './picked-deals.ts';

/** The deal that a box stands for, with its drawing: that of its card, or of the vehicle's page. */
export function readBox(box: HTMLInputElement): PickedDeal {
  const [vehicleRef = '', ...words] = box.value.split('.');
  const near = box.closest('article') ?? document.getElementById('main');
  return {
    vehicleRef,
    dealType: words.find(isDealType) ?? 'personal',
    name: readName(box),
    image: near?.querySelector('img')?.src ?? '',
  };
}

/** The deal's name: that of the card, to which the box refers, or as the box says it. */
function readName(box: HTMLInputElement): string {
  const card = box.getAttribute('aria-labelledby')?.split(' ').at(-1);
  const name = card ? document.getElementById(card)?.textContent : box.ariaLabel?.replace('Compare ', '');
  return name ?? '';
}

/** The profile of a box: that of its page's form, but for what the box itself names (`formatComparedDeal`). */
export function readProfile({ form, value }: Pick<HTMLInputElement, 'form' | 'value'>): AskedProfile {
  const fields = form ? new FormData(form) : new FormData();
  const [, ...words] = value.split('.');
  const own = new Map(words.filter((word) => !isDealType(word)).map(toParameter));
  return parseProfile({ get: (name: string) => own.get(name) ?? fields.get(name)?.toString() ?? null })
    .profile;
}

function toParameter(word: string): readonly [name: string, value: string] {
  if (word.endsWith('up')) return ['initial', word.slice(0, -2)];
  if (word.endsWith('maintained')) return ['maintained', String(word === 'maintained')];
  return [Number(word) < 100 ? 'term' : 'miles', word];
}

function isDealType(word: string): word is DealType {
  return allDealTypes.some((dealType) => dealType === word);
}
