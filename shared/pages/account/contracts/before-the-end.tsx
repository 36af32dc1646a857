import { formatMiles } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { handBackGuidePath } from '#shared/routes/document-paths.ts';
import { fairWearPath, withQuery } from '#shared/routes/link-to.ts';
import { allowanceMiles, excessWords } from './contract-facts.tsx';
import styles from './contract-page.module.css';
import type { ContractView } from './contracts-data.ts';

/**
 * What to do before the vehicle is returned, and when. The check for damage is 10 to 12 weeks before the end (BVRLA
 * Fair Wear and Tear).
 */
export function BeforeTheEnd({ contract }: { readonly contract: ContractView }) {
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
