import type { CarDealType } from '#shared/deals/deal-type-toggle.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { NavigationLink } from '#shared/ui/link-list.tsx';
import styles from './all-of-section.module.css';

interface AllOfSectionProps {
  readonly all: NavigationLink | undefined;
  /** True when there is a personal and a business list: then each is a button that also keeps that deal type. */
  readonly isByDealType: boolean;
}

/** The link to everything in a section, such as all manufacturers; draws nothing for a section without one. */
export function AllOfSection({ all, isByDealType }: AllOfSectionProps) {
  if (!all) return null;
  if (!isByDealType)
    return (
      <p className={styles.all}>
        <a href={all.path}>{all.label}</a>
      </p>
    );
  return (
    <div className={styles.all}>
      <KeepingForm dealType="personal" path={all.path} label={all.label} />
      <KeepingForm
        dealType="business"
        path={withQuery(all.path, { dealType: 'business' })}
        label={`${all.label} for business`}
      />
    </div>
  );
}

interface KeepingFormProps {
  readonly dealType: CarDealType;
  readonly path: string;
  readonly label: string;
}

/**
 * Opens a page and stores the deal type in the cookie `toggleDealType`. It is a form, because without scripts a link
 * cannot set a cookie.
 */
function KeepingForm({ dealType, path, label }: KeepingFormProps) {
  return (
    <form method="post" action="/deal-type">
      <input type="hidden" name="dealType" value={dealType} />
      <input type="hidden" name="next" value={path} />
      <button type="submit">{label}</button>
    </form>
  );
}
