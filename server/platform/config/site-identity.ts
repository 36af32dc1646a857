import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { Config, Identity } from './config.ts';

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

/**
 * "Credit broker, not a lender", firm name and reference number: CONC 3 and 4, checked 2026-11-20. Name and address are
 * also what a privacy policy has to say of the controller: UK GDPR, Article 13(1)(a), checked 2026-11-23.
 */
function toAuthorisedLine(identity: Identity): string | undefined {
  const { legalName, companyNumber, fcaNumber, icoNumber, address } = identity;
  if (!legalName || !companyNumber || !fcaNumber || !icoNumber || !address) return undefined;
  return [
    `${legalName} is a credit broker, not a lender.`,
    `Authorised and regulated by the Financial Conduct Authority, firm reference number ${fcaNumber}.`,
    `Company number ${companyNumber}. Registered office: ${address}.`,
    `Registered with the Information Commissioner’s Office, number ${icoNumber}.`,
  ].join(' ');
}
