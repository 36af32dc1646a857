import { formatMiles } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { allowanceMiles, excessWords } from './contract-facts.tsx';
import styles from './contract-page.module.css';
import type { ContractView } from './contracts-data.ts';

/** What to do before the return, and when: appraisal per BVRLA Fair Wear and Tear, 10 to 12 weeks before the end. */
export function BeforeTheEnd({ contract }: { readonly contract: ContractView }) {
  return (
    <ol className={styles.steps}>
      <li>
        <b>{`${formatDate(contract.appraiseFrom)} to ${formatDate(contract.appraiseTo)}: look the vehicle over.`}</b>{' '}
        That is 10 to 12 weeks before the end. Go by the BVRLA Fair Wear and Tear standard, by which the
        funder’s inspector will judge it, in daylight and with the vehicle clean; there is still time to have
        damage mended where you choose.
      </li>
      <li>
        <b>{`Check the miles against ${formatMiles(allowanceMiles(contract))}.`}</b>{' '}
        {`Each mile over that costs ${excessWords(contract.lease.price)}. If you will go over, ask now whether a larger allowance would be cheaper.`}
      </li>
      <li>
        <b>{`${formatDate(contract.endsOn)}: the lease ends.`}</b> Have every key, the handbook, the service
        record and the charging cable, if it has one, ready for the collection.
      </li>
    </ol>
  );
}
