import type { Fuel } from '#shared/deals/fuel.ts';
import type { Transmission } from '#shared/deals/vehicle-facts.ts';
import { textAfterName } from './compare-names.ts';
import type { NamedModel } from './name-model.ts';
import { balanceBrackets, calmCapitals, tidySpaces } from './tidy-text.ts';
import { vcaNames, type WordRule } from './vca-names.ts';

/** Facts that complete a description that is too short. */
export interface DerivativeFacts {
  readonly fuel: Fuel;
  readonly transmission: Transmission;
  readonly engineCc?: number | undefined;
  readonly powerPs?: number | undefined;
}

/** Makes whose badges repeat the name of the range: "GLC 300" is the name of a GLC's version. */
const badgeRepeatsRange: readonly string[] = ['Mercedes-Benz'];

const gearboxWords =
  /\b(?:auto|manual|[i]mt|\w*dct\d?|edc|cvt|dsg|eat\d|e-dcs\d|mta|amt|ags|ddct|xtronic|e-dct\d)\b/i;

const automaticWords = /\b(?:auto|dct|cvt|dsg|edc)\b/i;

/** Marks of WLTP's lowest and highest equipped cars; `tellApart` distinguishes these by range or CO2 instead. */
const loadWords = /\(?\bV[LH](?: only)?\b\)?/gi;

function rewrite(text: string, rules: readonly WordRule[]): string {
  return rules.reduce((said, { find, put }) => said.replace(find, put), text);
}

function withoutLeadingNames(text: string, { make, range, model }: NamedModel): string {
  if (badgeRepeatsRange.includes(make)) return text;
  const names = [make, model, range, model.slice(range.length).trim(), model.split(' ').at(-1) ?? ''];
  return names.reduce((rest, name) => textAfterName(rest, name) ?? rest, text);
}

function engineText({ fuel, engineCc, powerPs }: DerivativeFacts): string {
  // For most hybrids the column has the power of the engine alone, which would look too low.
  const isWhole = fuel !== 'hybrid' && fuel !== 'plug-in-hybrid';
  const power = powerPs && isWhole ? `${powerPs} PS` : '';
  if (fuel === 'electric') return power;
  return [engineCc ? (engineCc / 1000).toFixed(1) : '', power].filter(Boolean).join(' ');
}

const fuelWords: Readonly<Record<Fuel, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in Hybrid',
  electric: 'Electric',
  hydrogen: 'Hydrogen',
};

/** Where the list of extras begins: at the first comma, else at the end. */
const trimmings = /(?=,|$)/;

/** Puts the engine before the gearbox. A trim that is only a number, such as Kia's "2", still needs the engine. */
function withEngine(text: string, facts: DerivativeFacts): string {
  const engine = engineText(facts);
  const core = text.replace(gearboxWords, '').trim();
  if (core === '') return tidySpaces(`${fuelWords[facts.fuel]} ${engine} ${text}`);
  if (/^\d\.\d$/.test(core)) return tidySpaces(text.replace(core, engine));
  if (/^\d$/.test(core)) return tidySpaces(text.replace(core, `${core} ${engine}`));
  if (/\d/.test(text)) return text;
  if (gearboxWords.test(text)) return tidySpaces(text.replace(gearboxWords, `${engine} $&`));
  return tidySpaces(text.replace(trimmings, ` ${engine}`));
}

/** Puts the gearbox before the extras that follow a comma. */
function withGearbox(text: string, { fuel, transmission }: DerivativeFacts): string {
  if (transmission === 'manual' && automaticWords.test(text)) return text.replace(automaticWords, 'Manual');
  if (fuel === 'electric' || gearboxWords.test(text)) return text;
  return text.replace(trimmings, transmission === 'manual' ? ' Manual' : ' Auto');
}

/** The name of the version as a shop writes it: "1.0 T-GDi 100 PS N Line Manual". Never empty. */
export function nameDerivative(named: NamedModel, facts: DerivativeFacts): string {
  const plain = tidySpaces(
    named.description.replaceAll(loadWords, ' ').replaceAll(/(?<!\d)(\d\d) ?(?:"|'')/g, '$1-inch '),
  );
  const unnamed = withoutLeadingNames(plain, named);
  const { derivativeWords } = vcaNames();
  const ownWords = rewrite(unnamed, derivativeWords.get(named.make) ?? []);
  const commonWords = rewrite(ownWords, derivativeWords.get('') ?? []);
  const spoken = withoutLeadingNames(tidySpaces(commonWords), named);
  const calm = calmCapitals(
    balanceBrackets(spoken).replaceAll(
      /<(\w)([^>]*)>/g,
      (_, first: string, rest: string) => first.toUpperCase() + rest,
    ),
  );
  const tidy = tidySpaces(calm).replace(/^[a-z](?=[a-z]{3,})/, (first) => first.toUpperCase());
  return tidySpaces(withGearbox(withEngine(tidy, facts), facts)).replace(/\b(\w{3,}) \1(?= |$)/, '$1');
}
