import type { OpeningTimes } from '#shared/contact/opening-times.ts';
import type { SiteIdentity } from '#shared/routes/page.ts';
import type { Config } from './config.ts';

/** Who the firm is. A name, a company number, an FCA number and an address make it more than a demonstration. */
export interface Identity {
  readonly name: string;
  /** False where the name is the demonstration's, because none was given. */
  readonly isNameGiven: boolean;
  readonly legalName: string | undefined;
  readonly companyNumber: string | undefined;
  readonly fcaNumber: string | undefined;
  readonly address: string | undefined;
  readonly phone: string;
  readonly openingHours: string;
  readonly openingTimes: OpeningTimes;
  readonly socialLinks: readonly string[];
}

/** The identity as pages and structured data show it. */
export function toSiteIdentity({
  identity,
  siteOrigin,
  imageHost,
  ratings,
  tagManagerUrl,
}: Config): SiteIdentity {
  const authorisedLine = toAuthorisedLine(identity);
  return {
    name: identity.name,
    legalName: identity.legalName ?? identity.name,
    origin: siteOrigin,
    phone: identity.phone,
    openingHours: identity.openingHours,
    openingTimes: identity.openingTimes,
    address: identity.address,
    imageHost,
    legalLine: authorisedLine ?? 'Demonstration site, not an authorised firm',
    isDemonstration: authorisedLine === undefined,
    socialLinks: identity.socialLinks,
    ...((ratings.trust || ratings.google) && { ratings }),
    ...(tagManagerUrl !== undefined && { tagManagerUrl }),
  };
}

/** "Credit broker, not a lender", firm name and reference number: CONC 3 and 4, checked 2026-11-20. */
function toAuthorisedLine({ legalName, companyNumber, fcaNumber, address }: Identity): string | undefined {
  if (!legalName || !companyNumber || !fcaNumber || !address) return undefined;
  return [
    `${legalName} is a credit broker, not a lender.`,
    `Authorised and regulated by the Financial Conduct Authority, firm reference number ${fcaNumber}.`,
    `Company number ${companyNumber}. Registered office: ${address}.`,
  ].join(' ');
}
