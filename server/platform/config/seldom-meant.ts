import type { Config } from './config.ts';

/** A combination of settings that is allowed but is usually a mistake. */
interface SeldomMeant {
  readonly sentence: string;
  readonly isSet: (config: Config) => boolean;
}

const combinations: readonly SeldomMeant[] = [
  {
    sentence:
      'DEMONSTRATION_DATA: an empty database is filled with invented vehicles and prices and, without ACCOUNT_API_URL, with customers whose password is published.',
    isSet: ({ isProduction, demonstrationData }) => isProduction && demonstrationData,
  },
  {
    sentence:
      'TRUST_PROXY: SITE_ORIGIN has https, which a proxy in front must provide, but no proxy is trusted. All visitors count as one address, so one who tries too often locks out all. Set it to the number of your proxies.',
    isSet: ({ isProduction, siteOrigin, trustProxyHops }) =>
      isProduction && siteOrigin.startsWith('https://') && trustProxyHops === 0,
  },
  {
    sentence:
      'NODE_ENV: SITE_ORIGIN is a public address, but this is not NODE_ENV=production: embedded defaults and demonstration data are used without a question.',
    isSet: ({ isProduction, siteOrigin }) => !isProduction && siteOrigin.startsWith('https://'),
  },
];

/** A sentence for each combination of settings that is allowed but is usually a mistake. */
export function listSeldomMeant(config: Config): readonly string[] {
  return combinations.filter(({ isSet }) => isSet(config)).map(({ sentence }) => sentence);
}
