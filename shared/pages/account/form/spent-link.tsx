import { accountPaths } from '#shared/routes/account-paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

/** Stands where a form would be, for somebody whose link is missing, used or too old. */
export function SpentLink() {
  return (
    <>
      <p>
        This page opens from the link in our e-mail. A link works once, and for 24 hours. If yours is older or
        was used before, ask for a new one.
      </p>
      <p>
        <ButtonLink href={accountPaths.forgottenPassword}>Ask for a new link</ButtonLink>
      </p>
    </>
  );
}
