import type { comparePath, maxCompared } from '#shared/deals/compared-deals.ts';
import { defaultProfile, type LeaseProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { shortlistPath } from '#shared/deals/shortlist.ts';
import { Button } from './button.tsx';
import styles from './compare-tray.module.css';

// Written out, because imports would add both files to every page that has cards.
const compare = '/compare-deals' satisfies typeof comparePath;
const shortlist = '/shortlist' satisfies typeof shortlistPath;
const most = 4 satisfies typeof maxCompared;

/**
 * The forms that a page's hearts and compare boxes belong to, with the profile of its prices; once on each page that
 * has them. Without scripts a bar with the button appears as soon as a box is ticked.
 */
export function PicksForms({ profile = defaultProfile }: { readonly profile?: LeaseProfile }) {
  const fields = Object.entries(profileQuery(profile)).filter(([, value]) => value !== undefined);
  const hidden = fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <>
      <form id="picks" className={`${styles.tray} ${styles.plain}`} action={compare}>
        {hidden}
        <p>{`You can compare up to ${most} deals.`}</p>
        <Button>Compare ticked deals</Button>
      </form>
      <form id="shortlist" action={shortlist} method="post">
        {hidden}
      </form>
    </>
  );
}
