import { comparePath } from '#shared/deals/compared-deals.ts';
import { profileValues } from '#shared/deals/profile-fields.ts';
import { energyQuery } from '#shared/deals/running-cost.ts';
import { ProfileControl } from '#shared/pages/results/profile-control.tsx';
import { Button } from '#shared/ui/button.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import type { CompareData } from './compare-data.ts';
import styles from './compare-page.module.css';

/** The form that prices every deal of the comparison for one lease. */
export function CompareProfile({ data }: { readonly data: CompareData }) {
  const form = useSettledForm(data, profileValues(data.profile));
  return (
    <form ref={form} action={comparePath} data-live="">
      <input type="hidden" name="deals" value={data.alikeItems} />
      {data.isOnlyDifferences && <input type="hidden" name="only" value="differences" />}
      <HiddenFields query={energyQuery(data.energyPrices)} />
      <ProfileControl profile={data.profile} />
      <div className={styles.submit}>
        <Button kind="secondary">Update prices</Button>
      </div>
    </form>
  );
}
