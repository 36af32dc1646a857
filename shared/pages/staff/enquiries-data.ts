import type { FormState } from '#shared/ui/form/form-state.ts';
import type { Choice } from '#shared/ui/select-field.tsx';
import type { StaffPageData, StaffPaging } from './staff-data.ts';

/** One line of the list; nothing in it says who sent the enquiry. */
export interface StaffEnquiryRow {
  readonly reference: string;
  readonly href: string;
  readonly kind: string;
  /** The vehicle, where it is about one. */
  readonly about: string;
  readonly receivedAt: string;
  /** `Answered`, `Not answered` or `Erased`. */
  readonly state: string;
  /** What is wrong with its deliveries; empty when nothing is. */
  readonly trouble: string;
}

/** The list of enquiries. */
export interface StaffEnquiriesData extends StaffPageData {
  readonly filter: {
    readonly kind: string;
    readonly state: string;
    readonly days: string;
    /** A reference, an email address or a phone number. */
    readonly search: string;
  };
  readonly kinds: readonly Choice[];
  /** Why the search found nothing to look for. */
  readonly searchFault?: string | undefined;
  readonly rows: readonly StaffEnquiryRow[];
  readonly paging: StaffPaging;
}

/** Facts under a heading, each with its label. */
export interface StaffFacts {
  readonly title: string;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly href?: string | undefined;
  }[];
}

/** One enquiry, whole. */
export interface StaffEnquiryData extends StaffPageData {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly isErased: boolean;
  readonly isSuspected: boolean;
  readonly groups: readonly StaffFacts[];
  /** Who answered it and when; absent while nobody has. */
  readonly answered?: string | undefined;
  /** What staff did and noted, oldest first, each with who and when. */
  readonly history: StaffFacts['facts'];
  readonly deliveries: readonly { readonly channel: string; readonly state: string }[];
  readonly consents: readonly { readonly wording: string; readonly isGiven: boolean }[];
  /** Whom to ask for all that is held on the sender. */
  readonly personHref?: string | undefined;
}

/** The form for a request of access, and the way to erasing. */
export interface StaffPersonData extends StaffPageData {
  readonly person: FormState;
}

/** What erasing a person would do: what goes, what goes with the account only, what stays and why. */
export interface StaffErasurePlan {
  /** The address or number as it was typed, to be typed again. */
  readonly who: string;
  readonly erased: StaffFacts['facts'];
  readonly withAccount: StaffFacts['facts'];
  /** Whether the account can be closed here; absent where there is none. */
  readonly account?: 'closable' | 'running' | 'elsewhere';
  readonly kept: StaffFacts['facts'];
  /** Enquiries that are being delivered at this moment, for which erasing has to wait. */
  readonly underWay: readonly string[];
  readonly canErase: boolean;
}

/** The form that finds a person, and once it has found one, what erasing them would do. */
export interface StaffErasureData extends StaffPageData {
  readonly person: FormState;
  readonly plan?: StaffErasurePlan | undefined;
}
