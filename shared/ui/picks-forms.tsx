import type { comparePath, maxCompared } from '#shared/deals/compared-deals.ts';
import { type AskedProfile, defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { shortlistPath } from '#shared/deals/shortlist.ts';
import { Button } from './button.tsx';
import styles from './compare-tray.module.css';

// Written out, because imports would add both files to every page that has cards.
const compare = '/compare-deals' satisfies typeof comparePath;
const shortlist = '/shortlist' satisfies typeof shortlistPath;
const most = 4 satisfies typeof maxCompared;

interface PicksFormsProps {
  /** The profile of the page's prices. At real miles each deal is saved and compared at its own cheapest allowance. */
  readonly profile?: AskedProfile;
}

/** The forms that a page's hearts and compare boxes belong to; once on each page that has both. */
export function PicksForms({ profile = defaultProfile }: PicksFormsProps) {
  return (
    <>
      <CompareForm profile={profile} />
      <form id="shortlist" action={shortlist} method="post">
        <ProfileFields profile={profile} />
      </form>
    </>
  );
}

/** The form of the compare boxes. Without scripts a bar with its button appears as soon as a box is ticked. */
export function CompareForm({ profile = defaultProfile }: PicksFormsProps) {
  return (
    <form id="picks" className={`${styles.tray} ${styles.plain}`} action={compare}>
      <ProfileFields profile={profile} />
      <p>{`You can compare up to ${most} deals.`}</p>
      <Button>Compare ticked deals</Button>
    </form>
  );
}

function ProfileFields({ profile }: { readonly profile: AskedProfile }) {
  const fields = Object.entries(profileQuery(profile)).filter(([, value]) => value !== undefined);
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
