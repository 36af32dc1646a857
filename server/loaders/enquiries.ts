import { formOf } from '#server/enquiries/form-of.ts';
import { enquiryDefinitions } from '#shared/enquiries/definitions.ts';
import type { EnquiryKind } from '#shared/enquiries/enquiry-kind.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { LoaderRequest } from './loader.ts';

/** Loader of a page that is about one kind of enquiry. Throws when the kind has no definition. */
export function enquiryLoader(kind: EnquiryKind): (request: LoaderRequest) => EnquiryData {
  const definition = enquiryDefinitions[kind];
  if (!definition) throw new Error(`The enquiry ${kind} has no definition.`);
  return (request) => {
    const { phone, openingHours, address } = request.services.site;
    return { definition, form: formOf(request), phone, openingHours, address };
  };
}
