import type { Price } from '#shared/deals/price.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { ContactUs } from '#shared/pages/account/lease/contact-us.tsx';
import { LeaseCard, LeasePrice } from '#shared/pages/account/lease/lease-card.tsx';
import { PanelPart } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths, contractPath } from '#shared/routes/account-paths.ts';
import { handBackGuidePath } from '#shared/routes/document-paths.ts';
import { fairWearPath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { EndingEarlyAnswerPart } from '#shared/ui/answers/ending-early-answer.tsx';
import styles from './contract-page.module.css';
import { leftWords } from './contract-words.ts';
import type { ContractData, ContractView } from './contracts-data.ts';

/** One lease: its terms, its end, what miles over the allowance cost, and how to prepare the return. */
export default function ContractPage({ data }: PageProps<ContractData>) {
  const { contract, dealSheetId, frame, counts } = data;
  return (
    <AccountShell
      current={accountPaths.contracts}
      heading={contract.value ? `Contract ${contract.value.agreementNumber}` : 'Your contract'}
      lead={contract.value && leadWords(contract.value)}
      frame={frame}
      counts={counts}
    >
      <PanelPart of={contract} what="This contract" path={contractPath(dealSheetId)}>
        {(found) => <ContractParts contract={found} contact={data.contact} />}
      </PanelPart>
    </AccountShell>
  );
}

interface ContractPartsProps extends Pick<ContractData, 'contact'> {
  readonly contract: ContractView;
}

function ContractParts({ contract, contact }: ContractPartsProps) {
  const { lease, registration, funder } = contract;
  return (
    <>
      <LeaseCard
        lease={lease}
        facts={[registration, funder]}
        label={contract.hasEnded ? { text: 'Ended', kind: 'plain' } : { text: 'Current', kind: 'good' }}
      >
        <LeasePrice lease={lease} isRunning />
      </LeaseCard>
      <AccountPanel heading="The agreement">
        <ContractFacts contract={contract} />
      </AccountPanel>
      {!contract.hasEnded && (
        <AccountPanel heading="Before you return it">
          <BeforeTheEnd contract={contract} />
        </AccountPanel>
      )}
      {contract.endingEarly && (
        <AccountPanel heading="If you had to end it early">
          <EndingEarlyAnswerPart answer={contract.endingEarly} />
        </AccountPanel>
      )}
      <ContactUs contact={contact}>
        <p>{`To change your mileage, ask about early termination or book the return, call us and quote ${contract.agreementNumber}. We’ll ask the funder for you.`}</p>
      </ContactUs>
    </>
  );
}

function leadWords(contract: ContractView): string {
  return [`${contract.lease.vehicleName}, ${contract.registration}.`, leftWords(contract)]
    .filter(Boolean)
    .join(' ');
}

/**
 * What to do before the vehicle is returned, and when. The check for damage is 10 to 12 weeks before the end (BVRLA
 * Fair Wear and Tear).
 */
function BeforeTheEnd({ contract }: { readonly contract: ContractView }) {
  return (
    <ol className={styles.steps}>
      <li>
        <b>{`${formatDate(contract.appraiseFrom)} to ${formatDate(contract.appraiseTo)}: check the vehicle for damage.`}</b>{' '}
        That’s 10 to 12 weeks before the end. Do it in daylight with the vehicle clean, and use the BVRLA Fair
        Wear and Tear standard, which the funder’s inspector will use too. You’ll still have time to get
        damage repaired wherever you choose.{' '}
        <a href={withQuery(fairWearPath, { back: contract.endsOn })}>Check it part by part</a>
      </li>
      <li>
        <b>{`Check the miles against ${formatMiles(allowanceMiles(contract))}.`}</b>{' '}
        {`Each mile over that costs ${excessWords(contract.lease.price)}. If you’ll go over, ask us now whether a larger allowance would be cheaper.`}
      </li>
      <li>
        <b>{`${formatDate(contract.endsOn)}: the lease ends.`}</b> Have every key, the handbook, the service
        record and any charging cable ready for collection.{' '}
        <a href={handBackGuidePath(contract.lease.dealType)}>How handing back works</a>
      </li>
    </ol>
  );
}

/** The facts of the agreement, each with its name. */
function ContractFacts({ contract }: { readonly contract: ContractView }) {
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
      `${formatMiles(profile.annualMiles)} a year, ${formatMiles(allowanceMiles(contract))} in total`,
    ],
    ['Excess mileage', excessWords(contract.lease.price)],
    ['Maintenance', profile.isMaintained ? 'Included' : 'Not included'],
  ];
}

/** Miles that the whole lease covers. */
function allowanceMiles({ lease }: Pick<ContractView, 'lease'>): number {
  const { annualMiles, termMonths } = lease.price.profile;
  return Math.round((annualMiles * termMonths) / 12);
}

/** "9.6p a mile inc VAT" */
function excessWords({ excessTenths, vat }: Price): string {
  return `${formatPencePerMile(excessTenths)} a mile ${vat}`;
}
