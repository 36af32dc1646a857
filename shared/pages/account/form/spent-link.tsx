import { ButtonLink } from '#shared/ui/button.tsx';

interface SpentLinkProps {
  /** Where a new link is asked for. */
  readonly path: string;
  readonly label: string;
}

/** Stands where a form would be, for somebody whose link is missing, used or too old. */
export function SpentLink({ path, label }: SpentLinkProps) {
  return (
    <>
      <p>
        This page opens from the link in our e-mail. A link works once, and for 24 hours. If yours is older or
        was used before, ask for a new one.
      </p>
      <p>
        <ButtonLink href={path}>{label}</ButtonLink>
      </p>
    </>
  );
}
