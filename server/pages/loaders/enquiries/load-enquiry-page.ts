import { formOf } from '#server/enquiries/form-of.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { enquiryDefinitions } from '#shared/enquiries/definitions.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { isServed } from '#shared/routes/served-links.ts';
import { type NavigationLink, siteLinks } from '#shared/routes/site-links.ts';

/** Loader of a page that is about one kind of enquiry. Throws when the kind has no definition. */
export function enquiryLoader(kind: EnquiryKind): (request: LoaderRequest) => EnquiryData {
  const definition = enquiryDefinitions[kind];
  if (!definition) throw new Error(`The enquiry ${kind} has no definition.`);
  return (request) => {
    const { phone, openingHours, address } = request.services.site;
    const privacyPath = findPath(siteLinks.privacy);
    return { definition, form: formOf(request), phone, openingHours, address, privacyPath };
  };
}

/** The address of a page that the site map has; undefined until it does. */
export function findPath(link: NavigationLink): string | undefined {
  return isServed(link) ? link.path : undefined;
}
