import { isCompetitionOpen } from '#server/enquiries/receive/prepare-competition.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { toDrawn } from '#shared/enquiries/enquiry-definition.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { callbackWithin } from '#shared/enquiries/kinds/callback.ts';
import { referenceField } from '#shared/enquiries/kinds/commission-consent.ts';
import type { CompetitionData } from '#shared/pages/enquiries/competition/competition-data.ts';
import type { ContactData } from '#shared/pages/enquiries/contact/contact-page.tsx';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** The form of a page before anything was posted. Public forms need no token, because no session acts on them. */
export const emptyForm: FormState = { csrf: '', values: {}, faults: { fields: {} } };

/** Loader of a page that is about one kind of enquiry. */
export function enquiryLoader(kind: EnquiryKind): (request: LoaderRequest) => EnquiryData {
  const definition = toDrawn(enquiryDefinitions[kind]);
  return ({ form = emptyForm, services }) => {
    const { phone, openingHours, address } = services.site;
    return { definition, form, phone, openingHours, address };
  };
}

const loadContactForm = enquiryLoader('contact');
const loadCallbackForm = enquiryLoader('callback');

/** `/contact`: the form with opening times and ratings. */
export function loadContact(request: LoaderRequest): ContactData {
  const { openingTimes, ratings } = request.services.site;
  return { ...loadContactForm(request), openingTimes, ratings };
}

/** `/request-callback`: the form with the times at which we can call. */
export function loadCallback(request: LoaderRequest): EnquiryData {
  const data = loadCallbackForm(request);
  return { ...data, definition: callbackWithin(data.definition, request.services.site) };
}

const loadCompetitionForm = enquiryLoader('competition');

/** `/competition`: the current competition, and whether it is still open. */
export function loadCompetition(request: LoaderRequest): CompetitionData {
  const { competition } = request.services;
  return {
    ...loadCompetitionForm(request),
    ...(competition && { competition }),
    isOpen: isCompetitionOpen(competition),
  };
}

const loadConsentForm = enquiryLoader('commission-consent');

/** `/commission-disclosure/consent?reference=…`: the reference of a quote or vehicle is filled in from the link. */
export function loadCommissionConsent(request: LoaderRequest): EnquiryData {
  const data = loadConsentForm(request);
  const reference = request.search.get('reference')?.slice(0, referenceField.maxLength);
  if (!reference || request.form) return data;
  return { ...data, form: { ...data.form, values: { ...data.form.values, reference } } };
}
