import type { FormState } from '#shared/ui/form/form-state.ts';

/** A way to a page, or to another view of the same. */
export interface StaffLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** What stands around every page of the staff site. */
export interface StaffFrameData {
  readonly email: string;
  readonly links: readonly StaffLink[];
  /** The token that every form carries. */
  readonly csrf: string;
  /** What the last form did. */
  readonly notice?: string | undefined;
}

/** Data of a page that needs a session. */
export interface StaffPageData {
  readonly frame: StaffFrameData;
  /** A form that came back with what is wrong with it. */
  readonly form?: FormState | undefined;
}

/** A page of a list, and the addresses of its neighbours. */
export interface StaffPaging {
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** The page to sign in on. */
export interface StaffSignInData {
  readonly siteName: string;
  readonly form: FormState;
  /** What has just happened, such as a link that was sent. */
  readonly note?: string | undefined;
  /** Address that begins signing in with the provider; absent where members get a link by email. */
  readonly providerHref?: string | undefined;
}

/** The page that the link in an email leads to. */
export interface StaffLinkData {
  readonly siteName: string;
  readonly csrf: string;
  readonly key: string;
}

/** One line of the health page. */
export interface HealthRow {
  readonly label: string;
  readonly value: string;
  /** Why it needs somebody; absent when it does not. */
  readonly trouble?: string | undefined;
  readonly href?: string | undefined;
}

/** The first page after signing in. */
export interface StaffHealthData extends StaffPageData {
  readonly groups: readonly { readonly title: string; readonly rows: readonly HealthRow[] }[];
}

/** What one member of staff did. */
export interface StaffAuditEntry {
  readonly id: number;
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly subject: string;
}

/** The audit log. */
export interface StaffAuditData extends StaffPageData {
  readonly filter: { readonly who: string; readonly action: string; readonly subject: string };
  readonly people: readonly string[];
  readonly actions: readonly string[];
  readonly entries: readonly StaffAuditEntry[];
  readonly paging: StaffPaging;
}
