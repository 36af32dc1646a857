import type { PageProps } from '#shared/routes/page.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { Button } from '#shared/ui/button.tsx';
import type { StaffLinkData } from './staff-data.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffDoor } from './staff-frame.tsx';

/** Where the link in the email leads. It is spent by the button, so that a program that opens every link spends nothing. */
export default function StaffLinkPage({ data: { siteName, csrf, key } }: PageProps<StaffLinkData>) {
  return (
    <StaffDoor siteName={siteName} title="Sign in">
      <p>Press the button to sign in on this device.</p>
      <StaffForm action={staffSignInPaths.link} csrf={csrf} hidden={{ key }}>
        <Button>Sign in</Button>
      </StaffForm>
    </StaffDoor>
  );
}
