import type { SavedOffer } from '#shared/contracts/saved.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import type { OfferView } from '#shared/pages/account/deals/deals-data.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { findLeased, type LeaseSurroundings } from './to-agreed-lease.ts';

/** An offer with the name, drawing and page of its vehicle; without them once the catalogue no longer knows it. */
export function toOfferView(offer: SavedOffer, { snapshot, imageHost }: LeaseSurroundings): OfferView {
  const { dealType, vehicleRef, profile } = offer;
  const vehicle = findLeased(snapshot, offer);
  const kept = { dealType, vehicleRef, profile };
  if (!vehicle) return { ...kept, name: `Vehicle ${vehicleRef}`, isInStock: false };
  const { make, model, derivative, stock } = vehicle;
  return {
    ...kept,
    name: `${make.name} ${model.name} ${derivative.name}`,
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    image: { src: imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle) },
    isInStock: isInStock(stock),
  };
}
