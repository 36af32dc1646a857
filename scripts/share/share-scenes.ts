import type { PaintName } from '#shared/deals/paint.ts';
import type { ShapeName } from '#shared/drawings/plans/all-plans.ts';
import type { ShareKind } from '#shared/seo/share-card.ts';

/** What stands on a picture of a kind. */
export interface ShareScene {
  /** What the page is, beside the mark. */
  readonly label: string;
  /** The title where the page has none of its own. */
  readonly title: string;
  /** From left to right. */
  readonly vehicles: readonly ScenicVehicle[];
}

export interface ScenicVehicle {
  readonly shape: ShapeName;
  readonly paint: PaintName;
  /** As the picture's description calls it. */
  readonly name: string;
}

const redHatchback: ScenicVehicle = { shape: 'hatchback', paint: 'red', name: 'a red hatchback' };
const blueSuv: ScenicVehicle = { shape: 'suv-medium', paint: 'deep-blue', name: 'a blue SUV' };
const greenEstate: ScenicVehicle = { shape: 'estate-large', paint: 'racing-green', name: 'a green estate' };
const greySaloon: ScenicVehicle = { shape: 'saloon-large', paint: 'graphite', name: 'a grey saloon' };
const silverSaloon: ScenicVehicle = { shape: 'saloon-fastback', paint: 'silver', name: 'a silver saloon' };
const blueElectric: ScenicVehicle = {
  shape: 'hatchback-electric',
  paint: 'steel-blue',
  name: 'a light blue electric hatchback',
};
const whiteElectric: ScenicVehicle = { shape: 'suv-electric', paint: 'white', name: 'a white electric SUV' };
const whiteVan: ScenicVehicle = { shape: 'medium', paint: 'white', name: 'a white van' };
const sandVan: ScenicVehicle = { shape: 'large', paint: 'sand', name: 'a large sand-coloured van' };

/** The picture of every kind of page. A text has the vehicles of its kind and a title of its own. */
export const shareScenes: Readonly<Record<ShareKind, ShareScene>> = {
  site: {
    label: 'Car and van leasing',
    title: 'Every lease price, worked out for your mileage',
    vehicles: [redHatchback, blueSuv, whiteVan],
  },
  cars: {
    label: 'Personal car leasing',
    title: 'Car lease deals, priced for your mileage',
    vehicles: [redHatchback, blueSuv, greenEstate],
  },
  business: {
    label: 'Business car leasing',
    title: 'Business car leases, ex VAT, with the tax worked out',
    vehicles: [greySaloon, blueSuv, silverSaloon],
  },
  electric: {
    label: 'Electric car leasing',
    title: 'Electric cars to lease, with their range and running costs',
    vehicles: [blueElectric, whiteElectric],
  },
  vans: {
    label: 'Van leasing',
    title: 'Van lease deals, with payload and load space',
    vehicles: [whiteVan, sandVan],
  },
  tools: {
    label: 'Calculators and checks',
    title: 'Work out what a lease will really cost you',
    vehicles: [greenEstate, blueElectric],
  },
  finance: {
    label: 'Car finance advice',
    title: 'Car finance, and how to get out of it',
    vehicles: [greySaloon, redHatchback],
  },
  care: {
    label: 'Vehicle care',
    title: 'Looking after a leased car',
    vehicles: [redHatchback, greenEstate],
  },
  fleet: {
    label: 'Company fleet support',
    title: 'Help with your company’s cars and vans',
    vehicles: [greySaloon, silverSaloon, whiteVan],
  },
  guides: {
    label: 'Leasing guides',
    title: 'Vehicle leasing in plain English',
    vehicles: [redHatchback, whiteVan],
  },
  carGuides: {
    label: 'Car leasing guides',
    title: 'Car leasing, explained',
    vehicles: [redHatchback, blueSuv],
  },
  businessGuides: {
    label: 'Business leasing guides',
    title: 'Business car leasing, explained',
    vehicles: [greySaloon, silverSaloon],
  },
  electricGuides: {
    label: 'Electric leasing guides',
    title: 'Electric car leasing, explained',
    vehicles: [blueElectric, whiteElectric],
  },
  vanGuides: {
    label: 'Van leasing guides',
    title: 'Van leasing, explained',
    vehicles: [whiteVan, sandVan],
  },
  news: {
    label: 'News',
    title: 'What’s new in vehicle leasing',
    vehicles: [greenEstate, whiteElectric],
  },
  events: {
    label: 'Events',
    title: 'Ask us about leasing, online or in person',
    vehicles: [blueSuv, silverSaloon],
  },
  flix: {
    label: 'Flix',
    title: 'Vehicle leasing in short videos',
    vehicles: [blueElectric, redHatchback],
  },
};
