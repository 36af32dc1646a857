import type { DealType } from '#shared/deals/deal-type.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { VehicleTab } from '#shared/routes/page.ts';
import type { IconName } from '#shared/ui/icon-names.ts';
import type { NavigationGroup } from '#shared/ui/link-list.tsx';

/** A make in the menu, with its page under each deal type that has one. */
export interface MenuMake {
  readonly make: Named;
  readonly paths: Readonly<Partial<Record<DealType, string>>>;
  /** Computed from the catalogue's prices by the menu's loader. Cars only. */
  readonly hasBestPrices: boolean;
}

/** A body type in the menu. */
export interface MenuBodyType {
  readonly label: string;
  readonly icon: IconName;
  /** Path of a side-view drawing. */
  readonly image: string;
  readonly paths: Readonly<Partial<Record<DealType, string>>>;
}

/** One section of the menu: the second level; its groups are the third. */
export interface MenuSection {
  /** Fragment of `/menu` and name of its button in the header: `makes`, `body-types`, `deals`, `help`, … */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly groups: readonly NavigationGroup[];
  readonly makes?: readonly MenuMake[];
  readonly bodyTypes?: readonly MenuBodyType[];
  /** The link to everything of the section, such as all manufacturers. */
  readonly all?: { readonly label: string; readonly path: string };
}

/** The whole menu: page `/menu`, and what the header's panels are drawn from. */
export interface MenuData {
  readonly sections: Readonly<Record<VehicleTab, readonly MenuSection[]>>;
  /** The query asked for icons in place of images (`icons=true`). */
  readonly hasIcons: boolean;
}
