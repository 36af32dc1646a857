import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import styles from './contract-page.module.css';
import type { ContractView } from './contracts-data.ts';

/** The facts of the agreement, each with its name. */
export function ContractFacts({ contract }: { readonly contract: ContractView }) {
  return (
    <dl className={styles.facts}>
      {listFacts(contract).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listFacts(contract: ContractView): readonly (readonly [name: string, value: string])[] {
  const { profile } = contract.lease.price;
  return [
    ['Agreement number', contract.agreementNumber],
    ['Funder', contract.funder],
    ['Registration', contract.registration],
    ['Began', formatDate(contract.startedOn)],
    [contract.hasEnded ? 'Ended' : 'Ends', formatDate(contract.endsOn)],
    ...(contract.nextPaymentOn ? ([['Next payment', formatDate(contract.nextPaymentOn)]] as const) : []),
    ['Term', formatMonths(profile.termMonths)],
    [
      'Allowance',
      `${formatMiles(profile.annualMiles)} a year, ${formatMiles(allowanceMiles(contract))} in all`,
    ],
    ['Excess mileage', excessWords(contract.lease.price)],
    ['Maintenance', profile.isMaintained ? 'Included' : 'Not included'],
  ];
}

/** Miles that the whole lease covers. */
export function allowanceMiles({ lease }: Pick<ContractView, 'lease'>): number {
  const { annualMiles, termMonths } = lease.price.profile;
  return Math.round((annualMiles * termMonths) / 12);
}

/** "9.6p a mile inc VAT" */
export function excessWords({ excessTenths, vat }: Price): string {
  return `${formatPencePerMile(excessTenths)} a mile ${vat}`;
}
