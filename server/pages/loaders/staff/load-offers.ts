import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { readOfferId } from '#server/catalogue-desk/offers/offer-routes.ts';
import {
  countOffers,
  getOffer,
  listOffers,
  type OfferRow,
  type OfferState,
  offerStates,
  stateOf,
} from '#server/catalogue-desk/offers/offer-store.ts';
import { formatDays, sayOffer } from '#server/catalogue-desk/offers/offer-words.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { allDealTypes, dealTypes } from '#shared/deals/deal-type.ts';
import type { StaffOffer } from '#shared/pages/staff/offers-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { staffOfferPath, staffOfferPaths } from '#shared/routes/staff-paths.ts';
import { getDesk } from './catalogue-desk-of.ts';
import { formatMoment, pageSize, readPageNumber, readStaffRequest, toPaging } from './staff-frame.ts';

const labels: Readonly<Record<OfferState, string>> = {
  running: 'Running',
  coming: 'Coming',
  ended: 'Ended',
};
const emptyWords: Readonly<Record<OfferState, string>> = {
  running: 'No special offer of yours runs today.',
  coming: 'No special offers to come.',
  ended: 'None has ended yet.',
};

/** The special offers in a state, those that run unless the query says otherwise. */
export const loadStaffOffers: Loader<typeof staffPages.staffOffers> = async (request) => {
  const { staff, frame, form } = readStaffRequest(request);
  const today = getDesk(request).today();
  const { search } = request;
  const state = offerStates.find((each) => each === search.get('state')) ?? 'running';
  const window = { offset: (readPageNumber(search) - 1) * pageSize, limit: pageSize };
  const [rows, counts] = await Promise.all([
    listOffers(staff.orm, { state, today }, window),
    countOffers(staff.orm, today),
  ]);
  const snapshot = findSnapshot(request);
  return {
    frame,
    form,
    tabs: offerStates.map((each) => ({
      label: `${labels[each]} (${counts[each]})`,
      href: withQuery(staffOfferPaths.list, { state: each === 'running' ? undefined : each }),
      isCurrent: each === state,
    })),
    offers: rows.map((row) => ({ ...toOffer(row, snapshot, today), href: staffOfferPath(row.offerId) })),
    empty: emptyWords[state],
    paging: toPaging(request, counts[state]),
  };
};

/** One special offer with the forms that change it. */
export const loadStaffOffer: Loader<typeof staffPages.staffOffer> = async (request) => {
  const { staff, frame, form } = readStaffRequest(request);
  const today = getDesk(request).today();
  const row = await getOffer(staff.orm, readOfferId(request));
  const { startsOn, endsOn } = row;
  const offer = toOffer(row, findSnapshot(request), today);
  return { frame, form, offer, state: stateOf(row, today), startsOn, endsOn };
};

function findSnapshot({ services: { catalogue } }: LoaderRequest): Snapshot | undefined {
  return catalogue.isLoaded() ? catalogue.snapshot() : undefined;
}

function toOffer(row: OfferRow, snapshot: Snapshot | undefined, today: string): StaffOffer {
  const { offerId, vehicleRef, vehicleName, madeBy, madeAt } = row;
  const vehicle = snapshot?.findVehicle(vehicleRef);
  const dealType = allDealTypes.find((type) => dealTypes[type].vehicleType === vehicle?.vehicleType);
  return {
    id: offerId,
    vehicle: vehicleName,
    reference: vehicleRef,
    vehicleHref: vehicle && dealType && vehiclePath(dealType, vehicle),
    days: formatDays(row),
    madeBy: `${madeBy}, ${formatMoment(madeAt)}`,
    says: sayOffer(row, snapshot, today),
  };
}
