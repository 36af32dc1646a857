import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { isServed } from '#shared/routes/served-links.ts';
import { type NavigationLink, siteLinks } from '#shared/routes/site-links.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** The form of a page that was not posted. Public forms need no token: they sign nobody in. */
export const emptyForm: FormState = { csrf: '', values: {}, faults: { fields: {} } };

/** Loader of a page that is about one kind of enquiry. */
export function enquiryLoader(kind: EnquiryKind): (request: LoaderRequest) => EnquiryData {
  const definition = enquiryDefinitions[kind];
  return ({ form = emptyForm, services }) => {
    const { phone, openingHours, address } = services.site;
    const privacyPath = findPath(siteLinks.privacy);
    return { definition, form, phone, openingHours, address, privacyPath };
  };
}

/** The address of a page that the site map has; undefined until it does. */
export function findPath(link: NavigationLink): string | undefined {
  return isServed(link) ? link.path : undefined;
}
