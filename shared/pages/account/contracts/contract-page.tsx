import { formatMiles } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
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
import { allowanceMiles, ContractFacts, excessWords } from './contract-facts.tsx';
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
        <LeasePrice lease={lease} />
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
