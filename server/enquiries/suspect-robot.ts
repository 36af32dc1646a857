import { trapField } from '#shared/enquiries/enquiry-fields.ts';

/** More addresses of sites than people put into an enquiry. */
const maxLinks = 5;

/**
 * Whether a robot may have sent this: it filled in what people never see, or it is full of links. Nobody is asked to
 * prove anything, and nothing is thrown away: what is suspected is kept and waits for staff.
 */
export function suspectRobot(body: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.values(body).filter((value) => typeof value === 'string');
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  return (body[trapField] ?? '') !== '' || links > maxLinks;
}
