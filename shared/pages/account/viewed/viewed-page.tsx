import type { cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import type { VehicleImage } from '#shared/pages/account/lease/agreed-lease.ts';
import { NothingHere } from '#shared/pages/account/lease/lease-card.tsx';
import { ListRow, RowList } from '#shared/pages/account/lease/list-row.tsx';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

/** A vehicle that the customer looked at and that is still offered. */
interface ViewedView {
  readonly vehicleRef: string;
  readonly name: string;
  readonly href: string;
  /** Address of the page that saves the deal. */
  readonly saveHref: string;
  readonly image?: VehicleImage;
  /** ISO date. */
  readonly viewedOn: string;
  /** Price at the default profile. */
  readonly price?: Price;
}

export interface ViewedData extends AccountPageData {
  /** Last viewed first. */
  readonly viewed: readonly ViewedView[];
}

/** Vehicles that the customer looked at, before login too, with today's price. */
export default function ViewedPage({ data: { frame, counts, viewed } }: PageProps<ViewedData>) {
  return (
    <AccountShell
      current={accountPaths.viewed}
      heading="Recently viewed"
      lead={`The last vehicles you looked at, priced today for ${profileWords(defaultProfile)}.`}
      frame={frame}
      counts={counts}
    >
      {viewed.length === 0 ? (
        <NothingHere>
          <p>
            No recently viewed vehicles. Your browser remembers them once you’ve answered the{' '}
            <a href={'/cookie-choices' satisfies typeof cookieChoicesPath}>cookie question</a>: before that,
            we store nothing in it.
          </p>
          <ButtonLink kind="secondary" href={dealsPath('personal')}>
            Look at car deals
          </ButtonLink>
        </NothingHere>
      ) : (
        <>
          <RowList>
            {viewed.map((view) => (
              <ViewedRow key={`${view.vehicleRef} ${view.href}`} view={view} />
            ))}
          </RowList>
          <RemoveForm
            action="/api/account/viewed/remove"
            csrf={frame.csrf}
            label="Clear this list"
            of="vehicles"
          />
        </>
      )}
    </AccountShell>
  );
}

function ViewedRow({
  view: { name, href, saveHref, image, viewedOn, price },
}: {
  readonly view: ViewedView;
}) {
  return (
    <ListRow
      name={name}
      href={href}
      image={image}
      lines={[
        price
          ? `${formatPounds(price.trueMonthlyPence)} true monthly cost, ${formatPounds(price.totalPence)} in total, ${price.vat}`
          : 'Price on application',
        `Viewed ${formatDate(viewedOn)}`,
      ]}
    >
      <ButtonLink kind="quiet" href={saveHref}>
        Save
      </ButtonLink>
    </ListRow>
  );
}
