import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { AskedPrice, EnergyPrices } from '#shared/deals/running-cost.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { NamedSize } from '#shared/ui/true-size/true-size-data.ts';

/** A drawing, shown at the scale of those beside it. */
export interface ScaledImage {
  readonly src: string;
  readonly alt: string;
  /** Of the room for it: 1 fills the room. */
  readonly share: number;
}

/** One deal of the comparison: the head of its column. */
export interface ComparedColumn {
  /** Its item in the page's address, which no other column has. */
  readonly item: string;
  readonly vehicleRef: string;
  readonly dealType: DealType;
  readonly makeName: string;
  readonly modelName: string;
  readonly derivativeName: string;
  /** The page of the deal. */
  readonly href: string;
  readonly image: ScaledImage;
  /** "£223.92"; absent when the price is on application. */
  readonly trueMonthly?: string;
  readonly vat: 'inc VAT' | 'ex VAT';
  readonly quoteHref: string;
  /** The same comparison without this deal. */
  readonly removeHref: string;
}

/** One fact of every deal, in the order of the columns. */
export interface ComparedRow {
  readonly label: string;
  /** Undefined where the fact is not known or does not apply. */
  readonly texts: readonly (string | undefined)[];
  readonly isDifferent: boolean;
  /** The columns with the best value, and the word for it: "Lowest". Only where one is plainly better. */
  readonly best?: { readonly columns: readonly number[]; readonly word: string };
}

export interface ComparedGroup {
  readonly heading: string;
  readonly rows: readonly ComparedRow[];
}

/** A deal that can be added with one press. */
export interface AddableDeal {
  readonly name: string;
  readonly derivativeName: string;
  /** "£223.92 a month inc VAT, true cost" */
  readonly price: string;
  readonly href: string;
}

/** The choice of a further deal: makes, and the cheapest deal of each range of the chosen one. */
export interface AddChoice {
  readonly dealType: DealType;
  readonly makes: readonly Named[];
  readonly make?: string;
  readonly offers: readonly AddableDeal[];
}

/** A comparison to start from. */
export interface Starter {
  readonly title: string;
  readonly note: string;
  readonly images: readonly Omit<ScaledImage, 'alt'>[];
  readonly href: string;
}

export interface CompareData {
  readonly columns: readonly ComparedColumn[];
  readonly groups: readonly ComparedGroup[];
  /** What the rows about energy rest on. */
  readonly energyNote?: string;
  /** The energy prices that can be typed, and those that were. */
  readonly askedPrices: readonly AskedPrice[];
  readonly energyPrices: EnergyPrices;
  /** The profile of the address; deals may differ from it. */
  readonly profile: AskedProfile;
  /** The deals as items of an address that prices them all at its own profile. */
  readonly alikeItems: string;
  /** Given where the sizes of two vehicles or more are known; versions of one model with the same size count once. */
  readonly sizes?: readonly NamedSize[];
  readonly notes: readonly string[];
  /** What was typed in a field and cannot be used. */
  readonly refused: RefusedFields;
  /** Why the prices cannot be compared as they are; and the same deals at one profile, where that cures it. */
  readonly warning?: string;
  readonly alikeHref?: string;
  readonly isOnlyDifferences: boolean;
  readonly onlyHref: string;
  readonly csvHref: string;
  /** The account page that keeps the comparison. */
  readonly saveHref: string;
  /** The whole address, to be sent to somebody else. */
  readonly address: string;
  /** Absent when four deals are there already. */
  readonly add?: AddChoice;
  /** Given when nothing is compared yet. */
  readonly starters: readonly Starter[];
  readonly deals: readonly Deal[];
  readonly imageHost: string;
  readonly catalogueVersion: number;
}

/** `only=differences` leaves out the rows that are the same for every deal. */
export const onlyParameter = 'only';

/** The make, as a slug, whose deals are offered for adding. */
export const makeParameter = 'make';
