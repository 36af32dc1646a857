import { formatDate, formatShortDate } from '#shared/format/format-date.ts';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import glance from '#shared/pages/account/lease/glance.module.css';
import { LeaseCard } from '#shared/pages/account/lease/lease-card.tsx';
import { LeaseListPanel } from '#shared/pages/account/lease/lease-list-panel.tsx';
import { accountPaths, contractPath } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { paymentPlan, profileLine } from '#shared/ui/price-block.tsx';
import { leftWords } from './contract-words.ts';
import type { ContractsData, ContractView } from './contracts-data.ts';

/** Every lease under way, the one that ends soonest on top, then those that have ended. */
export default function ContractsPage({ data }: PageProps<ContractsData>) {
  return (
    <AccountShell
      current={accountPaths.contracts}
      heading="Contracts"
      lead="Your leases: what they cost, when they end and what to do before they end."
      frame={data.frame}
      counts={data.counts}
    >
      <LeaseListPanel
        of={data.contracts}
        what="Your contracts"
        path={accountPaths.contracts}
        whenEmpty={
          <>
            <p>No contracts yet. Your contract starts on the day your vehicle is delivered.</p>
            <a href={accountPaths.orders}>See your orders</a>
          </>
        }
      >
        {(contract) => <ContractCard key={contract.dealSheetId} contract={contract} />}
      </LeaseListPanel>
    </AccountShell>
  );
}

function ContractCard({ contract }: { readonly contract: ContractView }) {
  const { lease, dealSheetId, registration, funder, agreementNumber, endsOn, hasEnded, nextPaymentOn } =
    contract;
  return (
    <LeaseCard
      lease={lease}
      href={contractPath(dealSheetId)}
      label={hasEnded ? { text: 'Ended', kind: 'plain' } : { text: 'Current', kind: 'good' }}
      facts={[registration, funder, `agreement ${agreementNumber}`]}
    >
      <div className={glance.glance}>
        <p className={glance.now}>{`${hasEnded ? 'Ended' : 'Ends'} ${formatDate(endsOn)}`}</p>
        <p className={glance.small}>
          {[leftWords(contract), nextPaymentOn && `Next payment ${formatShortDate(nextPaymentOn)}.`]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p className={glance.small}>{`${paymentPlan(lease.price)} ${profileLine(lease.price)}`}</p>
      </div>
    </LeaseCard>
  );
}
