import { type Request, Router } from 'express';
import type { Catalogue, Snapshot } from '#server/catalogue/catalogue.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError, NotFoundError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { vehicleName } from '#shared/pages/vehicle/vehicle-words.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { staffOfferPath, staffOfferPaths } from '#shared/routes/staff-paths.ts';
import {
  addOffer,
  changeOfferDays,
  endOffer,
  getOffer,
  type OfferRow,
  type OfferState,
  removeOffer,
  stateOf,
} from './offer-store.ts';
import { formatDays, judgeVehicle } from './offer-words.ts';
import { changedDays, checkDays, findOfferedVehicle, newOffer } from './read-offer.ts';

interface OfferParts {
  readonly action: StaffAction;
  readonly catalogue: Catalogue;
  /** Today's ISO date in London. */
  readonly today: () => string;
}

/** The forms of `/staff/offers`: what they change shows on every node within seconds. */
export function offerRoutes({ action, catalogue, today }: OfferParts): Router {
  const findSnapshot = () => (catalogue.isLoaded() ? catalogue.snapshot() : undefined);
  const toOne = (req: Request) => staffOfferPath(readOfferId(req));
  const router = Router();
  router.post(
    staffOfferPaths.add,
    action({
      page: () => staffOfferPaths.list,
      work: async ({ req, orm, member }) => {
        const asked = parseForm(newOffer, req);
        const vehicle = findOfferedVehicle(asked, findSnapshot(), today());
        const { startsOn, endsOn } = asked;
        const { vehicleRef } = vehicle;
        const named = { vehicleRef, vehicleName: vehicleName(vehicle), madeBy: member.email };
        const made = await addOffer(orm, { ...named, startsOn, endsOn }, today());
        const state = stateOf(made, today());
        const message = `${made.vehicleName} is a special offer, ${formatDays(made)}. ${expect(findSnapshot(), made)}`;
        return { action: auditActions.offerMade, subject: vehicleRef, message, next: toList(state) };
      },
    }),
  );
  router.post(
    staffOfferPaths.change,
    action({
      page: toOne,
      work: async ({ req, orm }) => {
        const offer = await getOpenOffer(orm, req, today());
        const { seenStart = offer.startsOn, seenEnd = offer.endsOn, ...days } = parseForm(changedDays, req);
        checkDays(days, today(), offer.startsOn);
        await changeOfferDays(orm, offer, { days, seen: { startsOn: seenStart, endsOn: seenEnd } });
        const message = `The offer now has other days: ${formatDays(days)}.`;
        return { action: auditActions.offerChanged, subject: offer.vehicleRef, message };
      },
    }),
  );
  router.post(
    staffOfferPaths.end,
    action({
      page: toOne,
      work: async ({ req, orm }) => {
        const offer = await getOpenOffer(orm, req, today());
        if (stateOf(offer, today()) !== 'running')
          throw new InvalidInputError({}, 'This offer hasn’t begun yet. Remove it instead.');
        await endOffer(orm, offer);
        const message = 'The offer has ended. The site stops showing it within seconds.';
        return { action: auditActions.offerEnded, subject: offer.vehicleRef, message };
      },
    }),
  );
  router.post(
    staffOfferPaths.remove,
    action({
      page: toOne,
      work: async ({ req, orm }) => {
        const offer = await getOffer(orm, readOfferId(req));
        const state = stateOf(offer, today());
        if (state === 'running')
          throw new InvalidInputError({}, 'This offer runs. End it first, then you can remove it.');
        await removeOffer(orm, offer);
        const message = `The offer on ${offer.vehicleName} is removed.`;
        return { action: auditActions.offerRemoved, subject: offer.vehicleRef, message, next: toList(state) };
      },
    }),
  );
  return router;
}

/** The offer that a form is about. Throws in words for the member when it has ended. */
async function getOpenOffer(orm: Orm, req: Request, today: string): Promise<OfferRow> {
  const offer = await getOffer(orm, readOfferId(req));
  if (stateOf(offer, today) === 'ended')
    throw new InvalidInputError({}, 'This offer has ended. Add a new one instead.');
  return offer;
}

/** The number in the address. Throws a 404 for what can be none. */
export function readOfferId({ params }: Pick<Request, 'params'>): number {
  const { offerId } = params;
  if (typeof offerId !== 'string' || !/^[1-9]\d{0,8}$/.test(offerId))
    throw new NotFoundError('special offer');
  return Number(offerId);
}

/** What the member may expect of an offer that was just made. */
function expect(snapshot: Snapshot | undefined, { vehicleRef }: OfferRow): string {
  const { isBorneOut, words } = judgeVehicle(snapshot, vehicleRef);
  if (isBorneOut) return `As prices are today, it shows: ${words}.`;
  return `As prices are today, it doesn’t show: ${words}. It will as soon as that changes.`;
}

function toList(state: OfferState): string {
  return withQuery(staffOfferPaths.list, { state: state === 'running' ? undefined : state });
}
