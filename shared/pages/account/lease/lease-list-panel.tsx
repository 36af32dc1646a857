import type { ReactNode } from 'react';
import { LeaseList, NothingHere } from './lease-card.tsx';
import { type Panel, PanelPart } from './panel.tsx';

interface LeaseListPanelProps<Lease> {
  readonly of: Panel<readonly Lease[]>;
  /** Begins the sentence "… couldn’t be loaded." */
  readonly what: string;
  /** Path of the page, for the link to try again. */
  readonly path: string;
  /** Shown in place of an empty list. */
  readonly whenEmpty: ReactNode;
  /** Draws one lease, as an element with a key. */
  readonly children: (lease: Lease) => ReactNode;
}

/** All leases of one kind: a list, what to do when there are none, or that they could not be loaded. */
export function LeaseListPanel<Lease>({ of, what, path, whenEmpty, children }: LeaseListPanelProps<Lease>) {
  return (
    <PanelPart of={of} what={what} path={path}>
      {(leases) =>
        leases.length === 0 ? (
          <NothingHere>{whenEmpty}</NothingHere>
        ) : (
          <LeaseList>{leases.map(children)}</LeaseList>
        )
      }
    </PanelPart>
  );
}
