import { fromField } from '#shared/enquiries/enquiry-fields.ts';
import { toFromPage } from '#shared/enquiries/from-page.ts';

/** Puts the page that the visitor came from into the form. Nothing is kept for it: the browser's own history says. */
export function noteFromPage(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${fromField}"]`);
  if (field) field.value = toFromPage(findPageBefore(), window.location.origin) ?? '';
}

/** Tries of the form itself are passed by. Where the browser tells no history: what led to this document. */
function findPageBefore(): string {
  const { navigation, location } = window;
  const place = navigation?.currentEntry?.index ?? 0;
  const before = navigation
    ?.entries()
    .slice(0, place)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
  return before?.url ?? document.referrer;
}
